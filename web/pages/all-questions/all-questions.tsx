import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { shortened } from '#shared/domain/text/text.ts';
import field from '../../forms/field.module.css';
import { firstLine } from '../../interview-questions/answer.tsx';
import { categoriesOf, categoryPath } from '../../interview-questions/categories.ts';
import { type PageProps, responseIn } from '../../page.ts';
import { Button } from '../../ui/button.tsx';
import chips from '../../ui/chips.module.css';
import { LoadError } from '../../ui/load-error.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { listHead, listStatus, PageLinks, pageOf } from '../../ui/page-links.tsx';
import styles from './all-questions.module.css';

export function AllQuestionsPage(props: PageProps) {
  const list = questionsOf(props);
  return (
    <>
      <PageIntro title="All interview questions">Newest first, each on a page with its answer.</PageIntro>
      <div className="frame stack">
        <Filter {...props} />
        {!list && (
          <LoadError again="/interview-questions/1">
            Failed to load questions. Please try again later.
          </LoadError>
        )}
        {list?.found.length === 0 && <p>There are no questions on this page.</p>}
        {list && list.found.length > 0 && (
          <ul className="ledger">
            {list.found.map((question) => (
              <li key={question.id} className={styles.question}>
                <p className={styles.category}>{question.category}</p>
                <div>
                  <h2 className="title">
                    <a href={questionPath(question)}>{question.question}</a>
                  </h2>
                  <p className={`note ${styles.answer}`}>{beginningOf(question.answer)}</p>
                </div>
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

/** Shown only if JavaScript is on, because the page that it leads to filters with JavaScript. */
function Filter({ data }: PageProps) {
  const questions = responseIn(data, 'GET /interview-questions')?.data ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the `search` element is too new for many phones.
    <form
      role="search"
      aria-label="Questions"
      action="/interview-questions"
      className={`stack ${styles.filter}`}
    >
      <div className="group">
        <label htmlFor="q">Search questions</label>
        <div className={styles.search}>
          <input id="q" name="q" type="search" enterKeyHint="search" required className={field.input} />
          <Button type="submit">Search</Button>
        </div>
      </div>
      <ul aria-label="Categories" className={chips.chips}>
        {categoriesOf(questions).map((category) => (
          <li key={category}>
            <a href={categoryPath(category)} className={`${chips.chip} ${styles.chip}`}>
              {category}
            </a>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** The first sentence, or more if it's short. The style sheet cuts off what's longer than two lines. */
function beginningOf(answer: string): string {
  const line = firstLine(answer).trim();
  return shortened(/^.{40,}?[.!?](?=\s)/.exec(line)?.[0] ?? line, longestLine);
}

// In characters.
const longestLine = 240;
