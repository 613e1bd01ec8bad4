import {
  type QuestionAndNeighbours,
  questionPath,
} from '#shared/domain/interview-questions/question-page.ts';
import { shortened } from '#shared/domain/text/text.ts';
import { type PageHead, type PageProps, responseIn } from '../../page.ts';

export function questionHead({ data }: PageProps): Partial<PageHead> {
  const found = questionIn(data);
  if (found === 'missing') return { title: 'Question not found', noindex: true };
  if (found === 'gone') return { title: 'Question removed', noindex: true };
  if (found === 'unreadable') return { noindex: true };
  const { question, answer } = found.question;
  return {
    title: shortened(inOneLine(question), mostInTitle),
    description: shortened(inOneLine(answer.replace(/^```.*$/gm, '')), mostInDescription),
    canonical: questionPath(found.question),
  };
}

export function questionStatus({ data }: PageProps): 200 | 404 | 410 {
  const found = questionIn(data);
  if (found === 'gone') return 410;
  return found === 'missing' ? 404 : 200;
}

export function questionRedirect({ path, data }: PageProps): string | undefined {
  const question = responseIn(data, 'interview question')?.data.question;
  const own = question && questionPath(question);
  return own === path ? undefined : own;
}

export function questionIn(
  data: PageProps['data'],
): QuestionAndNeighbours | 'gone' | 'missing' | 'unreadable' {
  if (data === 'unreadable') return data;
  return (
    responseIn(data, 'interview question')?.data ??
    (data['interview question'] === 'gone' ? 'gone' : 'missing')
  );
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

// In characters. Search results cut off longer texts.
const mostInTitle = 65;
const mostInDescription = 165;
