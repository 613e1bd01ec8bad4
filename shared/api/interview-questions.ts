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
  summary: 'List the interview questions that have appeared, newest first.',
  cached: true,
  response: InterviewQuestion,
  list: 500,
} as const satisfies Endpoint;

export const addInterviewQuestion = {
  route: 'POST /interview-questions',
  auth: 'admin',
  summary: 'Add an interview question.',
  status: 201,
  body: InterviewQuestionInput,
  incomplete: allRequired,
  response: AdminInterviewQuestion,
  idempotent: true,
} as const satisfies Endpoint;

export const listAllInterviewQuestions = {
  route: 'GET /admin/interview-questions',
  auth: 'admin',
  summary: 'List every interview question, those to come included, newest first.',
  response: AdminInterviewQuestion,
  list: 50,
} as const satisfies Endpoint;

export const updateInterviewQuestion = {
  route: 'PUT /interview-questions/{id}',
  auth: 'admin',
  summary: 'Replace what an interview question says; without `publishOn` its day stays.',
  body: InterviewQuestionInput,
  incomplete: allRequired,
  response: AdminInterviewQuestion,
  conditional: true,
} as const satisfies Endpoint;

export const deleteInterviewQuestion = {
  route: 'DELETE /interview-questions/{id}',
  auth: 'admin',
  summary: 'Delete an interview question for good.',
  status: 204,
} as const satisfies Endpoint;

export const importInterviewQuestions = {
  route: 'POST /admin/interview-questions/import',
  auth: 'admin',
  summary:
    'Add the questions of a CSV or JSON file in UTF-8. If a row is faulty, nothing is added and every faulty row is named. A question that is in the list already is not added again, and reported if its answer differs. Unlikely dates are refused with 409 until the query confirms them.',
  // The bytes tell whether the file is CSV or JSON.
  raw: { mediaTypes: ['application/octet-stream'], mostBytes: limits.work.fileBytes },
  query: QuestionImportQuery,
  response: QuestionImportResult,
} as const satisfies Endpoint;
