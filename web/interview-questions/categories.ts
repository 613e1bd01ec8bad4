import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { isEveryCategory } from '#shared/domain/interview-questions/question-category.ts';

export const categoriesOf = (questions: readonly InterviewQuestion[]): string[] =>
  [...new Set(questions.map(({ category }) => category))]
    .filter((category) => !isEveryCategory(category))
    .sort((one, other) => one.localeCompare(other));

/** The list of this category's questions, or of all. */
export const categoryPath = (category: string): string =>
  isEveryCategory(category)
    ? '/interview-questions'
    : `/interview-questions?${new URLSearchParams({ category })}`;
