import { listAllInterviewQuestions } from '#shared/api/interview-questions.ts';
import { handle } from '../lib/http/handle.ts';
import * as questions from '../lib/store/interview-questions.ts';

export const handler = handle(listAllInterviewQuestions, ({ page }) => questions.list(page));
