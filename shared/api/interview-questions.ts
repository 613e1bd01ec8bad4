import {
  AdminInterviewQuestion,
  InterviewQuestion,
  InterviewQuestionInput,
  QuestionImportQuery,
  QuestionImportResult,
} from '../domain/interview-questions/interview-question.ts';
import { limits } from '../domain/limits/limits.ts';
import type { Endpoint } from './endpoint.ts';

const allRequired = 'All fields are required.';

export const listInterviewQuestions = {
  route: 'GET /interview-questions',
  auth: 'public',
  summary: 'Lists published interview questions, newest first.',
  cached: true,
  response: InterviewQuestion,
  list: 500,
} as const satisfies Endpoint;

export const addInterviewQuestion = {
  route: 'POST /interview-questions',
  auth: 'admin',
  summary: 'Creates an interview question.',
  status: 201,
  body: InterviewQuestionInput,
  incomplete: allRequired,
  response: AdminInterviewQuestion,
  idempotent: true,
} as const satisfies Endpoint;

export const listAllInterviewQuestions = {
  route: 'GET /admin/interview-questions',
  auth: 'admin',
  summary: 'Lists all interview questions, newest first, including scheduled ones.',
  response: AdminInterviewQuestion,
  list: 50,
} as const satisfies Endpoint;

export const updateInterviewQuestion = {
  route: 'PUT /interview-questions/{id}',
  auth: 'admin',
  summary: 'Replaces an interview question. Without `publishOn`, the question keeps its date.',
  body: InterviewQuestionInput,
  incomplete: allRequired,
  response: AdminInterviewQuestion,
  conditional: true,
} as const satisfies Endpoint;

export const deleteInterviewQuestion = {
  route: 'DELETE /interview-questions/{id}',
  auth: 'admin',
  summary: 'Permanently deletes an interview question.',
  status: 204,
} as const satisfies Endpoint;

export const importInterviewQuestions = {
  route: 'POST /admin/interview-questions/import',
  auth: 'admin',
  summary:
    'Imports questions from a UTF-8 CSV or JSON file. If any row is invalid, nothing is imported and every error is reported. Skips existing questions, and reports any whose answer differs. Returns 409 if a date is in the past or more than a year away, unless the query confirms the dates.',
  // The handler detects CSV or JSON from the bytes.
  raw: { mediaTypes: ['application/octet-stream'], mostBytes: limits.work.fileBytes },
  query: QuestionImportQuery,
  response: QuestionImportResult,
} as const satisfies Endpoint;
