import { categoriesOf } from '../../interview-questions/categories.ts';
import { Island } from '../../island.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Questions } from './questions.tsx';
import { questionsPerPage } from './search.ts';
import type { RenderedQuestions } from './use-questions.ts';

export function InterviewQuestionsPage({ data }: PageProps) {
  const rendered = renderedQuestions(data);
  return (
    <>
      <PageIntro title="Daily Interview Questions" drawing={drawing}>
        Sharpen your skills with our curated list of questions, updated daily.
      </PageIntro>
      <div className="frame stack">
        {rendered && (
          <noscript>
            <p>
              Here are the newest questions with their answers.{' '}
              <a href="/interview-questions/1" className="touch-link">
                All interview questions
              </a>{' '}
              Search and categories need JavaScript. Please turn it on and refresh the page.
            </p>
          </noscript>
        )}
        <Island
          name="pages/interview-questions/questions"
          component={Questions}
          props={{ rendered }}
          hydrateOn="address"
        />
      </div>
    </>
  );
}

function renderedQuestions(data: PageProps['data']): RenderedQuestions | undefined {
  const questions = responseIn(data, 'GET /interview-questions')?.data;
  if (!questions) return undefined;
  return {
    first: questions.slice(0, questionsPerPage),
    categories: categoriesOf(questions),
    count: questions.length,
  };
}

const drawing = (
  <LineDrawing
    shape="M40 4h240v32H40zM40 44h240v72H40zM58 20h120M58 60h140M58 80h190M58 96h150"
    accent="M250 20h16M258 12v16M250 60h16"
  />
);
