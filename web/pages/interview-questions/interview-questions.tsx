import { Island } from '../../island.tsx';
import { answerIn, type PageProps } from '../../page.ts';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Questions } from './questions.tsx';
import { categoriesOf, questionsPerPage } from './search.ts';
import type { DrawnQuestions } from './use-questions.ts';

/** The daily interview questions, newest first: searched, filtered and read five at a time. */
export function InterviewQuestionsPage({ data }: PageProps) {
  const drawn = drawnQuestions(data);
  return (
    <>
      <PageIntro title="Daily Interview Questions" drawing={drawing}>
        Sharpen your skills with our curated list of questions, updated daily.
      </PageIntro>
      <div className="frame stack">
        {drawn && (
          <noscript>
            <p>
              Here are the newest questions with their answers.{' '}
              <a href="/interview-questions/1" className="tap">
                All questions, page by page
              </a>{' '}
              Searching them and choosing a category need JavaScript: please switch it on and load the page
              again.
            </p>
          </noscript>
        )}
        <Island
          name="pages/interview-questions/questions"
          component={Questions}
          props={{ drawn }}
          wakes="address"
        />
      </div>
    </>
  );
}

/** The first page of the questions, and what the page says about the others. */
function drawnQuestions(data: PageProps['data']): DrawnQuestions | undefined {
  const questions = answerIn(data, 'GET /interview-questions')?.data;
  if (!questions) return undefined;
  return {
    first: questions.slice(0, questionsPerPage),
    categories: categoriesOf(questions),
    count: questions.length,
  };
}

/** The drawing beside the title: questions, of which one is open. */
const drawing = (
  <LineDrawing
    shape="M40 4h240v32H40zM40 44h240v72H40zM58 20h120M58 60h140M58 80h190M58 96h150"
    marked="M250 20h16M258 12v16M250 60h16"
  />
);
