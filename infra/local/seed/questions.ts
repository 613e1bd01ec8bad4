import type { InterviewQuestionInput } from '#shared/domain/interview-questions/interview-question.ts';
import { behavioural } from './questions/behavioural.ts';
import { java } from './questions/java.ts';
import { networking } from './questions/networking.ts';
import { projectManagement } from './questions/project-management.ts';
import { python } from './questions/python.ts';
import { sql } from './questions/sql.ts';

const byCategory: Record<string, readonly Omit<InterviewQuestionInput, 'category'>[]> = {
  'Project Management': projectManagement,
  Java: java,
  Python: python,
  'SQL & Data': sql,
  Networking: networking,
  'HR & Behavioural': behavioural,
};

const rounds = Math.max(...Object.values(byCategory).map((entries) => entries.length));

/** Takes one question from each category in turn, so that every page of the list is mixed. */
export const questions: readonly InterviewQuestionInput[] = Array.from({ length: rounds }, (_, round) =>
  Object.entries(byCategory).flatMap(([category, entries]) =>
    entries.slice(round, round + 1).map((draft) => ({ category, ...draft })),
  ),
).flat();
