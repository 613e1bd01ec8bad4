import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { shortened } from '#shared/domain/text/text.ts';
import { firstLine } from '../../interview-questions/answer.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { listHead, listStatus, PageLinks, pageOf } from '../../ui/page-links.tsx';
import styles from './all-questions.module.css';

export function AllQuestionsPage(props: PageProps) {
  const list = questionsOf(props);
  return (
    <>
      <PageIntro title="All interview questions">
        Newest first, each on a page with its answer. <a href="/interview-questions">Search them</a> or choose
        a category.
      </PageIntro>
      <div className="frame stack">
        {!list && (
          <LoadError again="/interview-questions/1">
            Failed to load questions. Please try again later.
          </LoadError>
        )}
        {list?.found.length === 0 && <p>There are no questions on this page.</p>}
        {list && list.found.length > 0 && (
          <ul className="ledger touch-links">
            {list.found.map((question) => (
              <li key={question.id} className={styles.question}>
                <a href={questionPath(question)}>{question.question}</a>
                <p className="note one-line">
                  {question.category}: {shortened(firstLine(question.answer).trim(), longestLine)}
                </p>
              </li>
            ))}
          </ul>
        )}
        {list && <PageLinks label="Pages of questions" path="/interview-questions/" {...list} />}
      </div>
    </>
  );
}

export const allQuestionsHead = (props: PageProps) =>
  listHead('All interview questions', props.path, questionsOf(props));

export const allQuestionsStatus = (props: PageProps) => listStatus(questionsOf(props));

function questionsOf({ path, data }: PageProps) {
  const questions = responseIn(data, 'GET /interview-questions')?.data;
  return questions && pageOf(questions, path, 20);
}

// In characters. Only as much is shown as fits on one line.
const longestLine = 140;
