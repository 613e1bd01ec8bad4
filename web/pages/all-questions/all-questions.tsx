import { Plus } from 'lucide-react';
import { longDate } from '#shared/domain/time/india-words.ts';
import entry from '../../interview-questions/question-entry.module.css';
import { Answer } from '../../interview-questions/question-entry.tsx';
import { answerIn, type PageHead, type PageProps } from '../../page.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import { PageLinks, pageOf } from '../../ui/page-links.tsx';
import { Unreadable } from '../../ui/unreadable.tsx';

/** All interview questions with their answers, newest first, some on each page: what needs no script of the list. */
export function AllQuestionsPage(props: PageProps) {
  const shown = questionsOf(props);
  return (
    <>
      <PageIntro title="All interview questions">
        The newest first, each with its answer. <a href="/interview-questions">Search them</a> or choose a
        category.
      </PageIntro>
      <div className="frame stack">
        {!shown && (
          <Unreadable again="/interview-questions/1">
            Failed to load questions. Please try again later.
          </Unreadable>
        )}
        {shown?.found.length === 0 && <p>There is no question on this page.</p>}
        {shown && shown.found.length > 0 && (
          <div className="ledger">
            {shown.found.map(({ id, question, answer, category, createdAt }) => (
              <details key={id} id={id} name="interview-questions" className={entry.entry}>
                <summary className={entry.summary}>
                  <span className={entry.question}>{question}</span>
                  <Plus aria-hidden="true" className={entry.sign} />
                </summary>
                <div className={entry.body}>
                  <Answer text={answer} />
                  <div className={entry.foot}>
                    <p>Category: {category}</p>
                    <p>Posted: {longDate(createdAt)}</p>
                  </div>
                </div>
              </details>
            ))}
          </div>
        )}
        {shown && <PageLinks label="Pages of questions" path="/interview-questions/" {...shown} />}
      </div>
    </>
  );
}

/** Each page of the list is an address of its own to search engines, with its number in the title from the second on. */
export function allQuestionsHead(props: PageProps): Partial<PageHead> {
  const shown = questionsOf(props);
  if (!shown || shown.page > shown.lastPage) return {};
  return {
    canonical: props.path,
    ...(shown.page > 1 && { title: `All interview questions, page ${shown.page}` }),
  };
}

/** A page that no question has come to is none. */
export const allQuestionsStatus = (props: PageProps): 200 | 404 => {
  const shown = questionsOf(props);
  return shown && shown.page > shown.lastPage ? 404 : 200;
};

function questionsOf({ path, data }: PageProps) {
  const questions = answerIn(data, 'GET /interview-questions')?.data;
  return questions && pageOf(questions, path, 10);
}
