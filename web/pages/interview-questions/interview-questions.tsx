import { PageIntro } from '../../ui/page-intro.tsx';
import { FilteredQuestions } from './filtered-questions.tsx';
import styles from './interview-questions.module.css';

/** The daily interview questions, newest first: searched, filtered and read five at a time. */
export const InterviewQuestionsPage = () => (
  <>
    <PageIntro title="Daily Interview Questions">
      Sharpen your skills with our curated list of questions, updated daily.
    </PageIntro>
    <div className={styles.page}>
      <noscript>
        <p>
          The questions and their answers need JavaScript, for they are new every day, and your browser
          fetches them when it opens this page. Please switch it on and load the page again.
        </p>
      </noscript>
      <FilteredQuestions />
    </div>
  </>
);
