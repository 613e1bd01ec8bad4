import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';

export interface SearchableQuestion extends InterviewQuestion {
  text: string;
}

export const searchable = (question: InterviewQuestion): SearchableQuestion => ({
  ...question,
  text: `${question.question}\n${question.answer}`.toLowerCase(),
});

export function matching(
  questions: readonly SearchableQuestion[],
  { query, category }: { query: string; category: string },
): readonly SearchableQuestion[] {
  const words = query.toLowerCase();
  return questions.filter(
    (question) => (category === '' || question.category === category) && question.text.includes(words),
  );
}

/** A search looks only at questions and answers, so "java" finds few of the questions about Java. */
export const categoryNamed = (query: string, categories: readonly string[]): string | undefined =>
  categories.find((category) => category.toLowerCase() === query.trim().toLowerCase());

export const questionsPerPage = 5;
