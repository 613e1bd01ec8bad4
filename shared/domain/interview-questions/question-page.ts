import type { InterviewQuestion } from './interview-question.ts';

export type QuestionLink = Pick<InterviewQuestion, 'id' | 'question'>;

/** `previous` and `next` are in the order of the published list, newest first. */
export interface QuestionAndNeighbours {
  question: InterviewQuestion;
  previous?: QuestionLink | undefined;
  next?: QuestionLink | undefined;
}

/** The last segment of a question's path. Only the id decides which question it is. */
export const questionSegment = /^(?:[^/]{1,200}-)?([0-9a-f]{16})$/;

export const questionIdIn = (segment: string): string | undefined => questionSegment.exec(segment)?.[1];

export const questionPath = ({ id, question }: QuestionLink): string =>
  `/interview-question/${[...pathWords(question), id].join('-')}`;

const mostWords = 8;
const mostCharacters = 60;

/** Empty if the question has no Latin letters. */
function pathWords(question: string): string[] {
  const plain = question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '');
  if (!/[a-z]/.test(plain)) return [];
  const words = plain.match(/[a-z0-9]+/g)?.slice(0, mostWords) ?? [];
  while (words.join('-').length > mostCharacters) words.pop();
  return words;
}
