import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { isEveryCategory } from '#shared/domain/interview-questions/question-category.ts';

/** A question with its own words and its answer's in lower case, ready to be searched. */
export interface SearchableQuestion extends InterviewQuestion {
  text: string;
}

export const searchable = (question: InterviewQuestion): SearchableQuestion => ({
  ...question,
  text: `${question.question}\n${question.answer}`.toLowerCase(),
});

/** The questions that a search and a category leave, in their order. An empty search and an empty category leave all. */
export function matching(
  questions: readonly SearchableQuestion[],
  { query, category }: { query: string; category: string },
): readonly SearchableQuestion[] {
  const words = query.toLowerCase();
  return questions.filter(
    (question) => (category === '' || question.category === category) && question.text.includes(words),
  );
}

/** Each category that the questions have, once, in alphabetical order, but for the one that means them all. */
export const categoriesOf = (questions: readonly InterviewQuestion[]): string[] =>
  [...new Set(questions.map(({ category }) => category))]
    .filter((category) => !isEveryCategory(category))
    .sort((one, other) => one.localeCompare(other));

export const questionsPerPage = 5;
