import {
  AdminInterviewQuestion,
  InterviewQuestion,
  InterviewQuestionInput,
  QuestionImportResult,
} from '../domain/interview-questions/interview-question.ts';
import { limits } from '../domain/limits/limits.ts';
import { endpoint } from './endpoint.ts';

const allRequired = 'All fields are required.';

export const listInterviewQuestions = endpoint('GET /interview-questions', {
  auth: 'public',
  summary: 'List the interview questions that have appeared, newest first.',
  cached: true,
  response: InterviewQuestion,
  list: 500,
});

export const addInterviewQuestion = endpoint('POST /interview-questions', {
  auth: 'admin',
  summary: 'Add an interview question.',
  status: 201,
  body: InterviewQuestionInput,
  incomplete: allRequired,
  response: AdminInterviewQuestion,
  idempotent: true,
});

export const listAllInterviewQuestions = endpoint('GET /admin/interview-questions', {
  auth: 'admin',
  summary: 'List every interview question, those to come included, newest first.',
  response: AdminInterviewQuestion,
  list: 50,
});

export const updateInterviewQuestion = endpoint('PUT /interview-questions/{id}', {
  auth: 'admin',
  summary: 'Replace what an interview question says; its day stays as it was unless one is given.',
  body: InterviewQuestionInput,
  incomplete: allRequired,
  response: AdminInterviewQuestion,
  conditional: true,
});

export const deleteInterviewQuestion = endpoint('DELETE /interview-questions/{id}', {
  auth: 'admin',
  summary: 'Delete an interview question for good.',
  status: 204,
});

export const importInterviewQuestions = endpoint('POST /admin/interview-questions/import', {
  auth: 'admin',
  summary:
    'Add the questions of a CSV or JSON file in UTF-8. Where a row is faulty, nothing is added and every such row is named. A question that is in the list already is not added again.',
  raw: { mediaTypes: ['application/octet-stream'], mostBytes: limits.work.fileBytes },
  response: QuestionImportResult,
});
