import { Plus } from 'lucide-react';
import { longDate } from '#shared/domain/time/format.ts';
import entry from '../../interview-questions/question-entry.module.css';
import { Answer } from '../../interview-questions/question-entry.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { listHead, listStatus, PageLinks, pageOf } from '../../ui/page-links.tsx';

export function AllQuestionsPage(props: PageProps) {
  const list = questionsOf(props);
  return (
    <>
      <PageIntro title="All interview questions">
        Newest first, each with its answer. <a href="/interview-questions">Search them</a> or choose a
        category.
      </PageIntro>
      <div className="frame stack">
        {!list && (
          <LoadError again="/interview-questions/1">
            Failed to load questions. Please try again later.
          </LoadError>
        )}
        {list?.found.length === 0 && <p>There are no questions on this page.</p>}
        {list && list.found.length > 0 && (
          <div className="ledger">
            {list.found.map(({ id, question, answer, category, createdAt }) => (
              <details key={id} id={id} className={entry.entry}>
                <summary className={entry.summary}>
                  <span className={entry.question}>{question}</span>
                  <Plus aria-hidden="true" className={entry.sign} />
                </summary>
                <div className={`stack ${entry.body}`}>
                  <Answer text={answer} />
                  <div className={`row note ${entry.foot}`}>
                    <p>Category: {category}</p>
                    <p>Posted: {longDate(createdAt)}</p>
                  </div>
                </div>
              </details>
            ))}
          </div>
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
  return questions && pageOf(questions, path, 10);
}
