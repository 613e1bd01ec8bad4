import { InterviewQuestion, InterviewQuestionInput } from '../domain/interview-question.ts';
import { endpoint } from './endpoint.ts';

export const listInterviewQuestions = endpoint('GET /interview-questions', {
  auth: 'public',
  summary: 'List the interview questions, newest first.',
  cached: true,
  response: InterviewQuestion,
  list: 500,
});

export const addInterviewQuestion = endpoint('POST /interview-questions', {
  auth: 'admin',
  summary: 'Add an interview question.',
  status: 201,
  body: InterviewQuestionInput,
  response: InterviewQuestion,
});
