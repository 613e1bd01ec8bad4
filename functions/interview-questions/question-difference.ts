import type { InterviewQuestionInput } from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';

type Content = Pick<InterviewQuestionInput, 'answer' | 'category'>;

export function differenceOf(
  one: Content,
  other: Content,
): 'another answer' | 'another category' | undefined {
  if (questionKey(one.answer) !== questionKey(other.answer)) return 'another answer';
  return questionKey(one.category) === questionKey(other.category) ? undefined : 'another category';
}
