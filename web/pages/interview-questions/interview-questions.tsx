import { Island } from '../../island.tsx';
import { answerIn, type PageProps } from '../../page.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import styles from './interview-questions.module.css';
import { Questions } from './questions.tsx';
import { categoriesOf, questionsPerPage } from './search.ts';
import type { DrawnQuestions } from './use-questions.ts';

/** The daily interview questions, newest first: searched, filtered and read five at a time. */
export function InterviewQuestionsPage({ data }: PageProps) {
  const drawn = drawnQuestions(data);
  return (
    <>
      <PageIntro title="Daily Interview Questions">
        Sharpen your skills with our curated list of questions, updated daily.
      </PageIntro>
      <div className={styles.page}>
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
