import { listAllInterviewQuestions } from '#shared/api/interview-questions.ts';
import { handle } from '../../platform/http/handle.ts';
import * as questions from '../store.ts';

export const handler = handle(listAllInterviewQuestions, ({ page }) => questions.list(page));
