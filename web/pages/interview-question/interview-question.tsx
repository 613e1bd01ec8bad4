import { formatStart } from '#shared/domain/classes/class-start.ts';
import { nextBatchAbout } from '#shared/domain/courses/batch.ts';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { isEveryCategory } from '#shared/domain/interview-questions/question-category.ts';
import {
  type QuestionAndNeighbours,
  type QuestionLink,
  questionPath,
} from '#shared/domain/interview-questions/question-page.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { Answer } from '../../interview-questions/answer.tsx';
import { categoryPath } from '../../interview-questions/categories.ts';
import { type PageProps, responseIn } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { questionIn } from './head.ts';
import styles from './interview-question.module.css';

export function InterviewQuestionPage(props: PageProps) {
  const found = questionIn(props.data);
  if (found === 'unreadable')
    return (
      <div className={`frame stack ${styles.page}`}>
        <h1>We couldn’t load this question.</h1>
        <LoadError again={props.path}>Please try again in a moment.</LoadError>
      </div>
    );
  if (typeof found === 'string') return <NoQuestion isGone={found === 'gone'} />;
  const { question } = found;
  return (
    <div className={`frame columns ${styles.page}`}>
      <div className={`stack ${styles.question}`}>
        <p>
          <a href="/interview-questions" className="touch-link">
            Daily Interview Questions
          </a>
        </p>
        <article className="stack">
          <h1 className="size-4 typed">{question.question}</h1>
          <Answer text={question.answer} />
        </article>
        <div className={`row note ${styles.facts}`}>
          <p>Category: {question.category}</p>
          <p>
            Posted: <time dateTime={question.createdAt}>{longDate(question.createdAt)}</time>
          </p>
        </div>
        <Neighbours {...found} />
      </div>
      <MatchingCourse {...props} question={question} />
    </div>
  );
}

const NoQuestion = ({ isGone }: { isGone: boolean }) => (
  <div className={`frame stack ${styles.page}`}>
    <h1>{isGone ? 'We’ve removed this question.' : 'Question not found.'}</h1>
    <p>
      {isGone
        ? 'It’s no longer in our list, but there are many others, each with its answer.'
        : 'There’s no question at this address. Part of the link may be missing.'}
    </p>
    <div className="row">
      <LinkButton to="/interview-questions" kind="primary">
        Search the questions
      </LinkButton>
      <LinkButton to="/interview-questions/1">See all questions</LinkButton>
    </div>
  </div>
);

const Neighbours = ({ question: { category }, previous, next }: QuestionAndNeighbours) => (
  <nav aria-label="More questions" className={styles.more}>
    <ul className="ledger touch-links">
      {previous && <Neighbour label="Previous" rel="prev" link={previous} />}
      {next && <Neighbour label="Next" rel="next" link={next} />}
      <li>
        <a href={categoryPath(category)}>
          {isEveryCategory(category) ? 'All questions' : `All questions about ${category}`}
        </a>
      </li>
    </ul>
  </nav>
);

interface NeighbourProps {
  label: string;
  rel: 'prev' | 'next';
  link: QuestionLink;
}

const Neighbour = ({ label, rel, link }: NeighbourProps) => (
  <li>
    <span className="note">{label}</span>
    <a href={questionPath(link)} rel={rel}>
      {link.question}
    </a>
  </li>
);

function MatchingCourse({
  question: { category },
  data,
  now = 0,
}: PageProps & { question: InterviewQuestion }) {
  const course = nextBatchAbout(responseIn(data, 'GET /courses')?.data ?? [], category, now);
  return (
    <aside aria-labelledby="course" className={`stack card ${styles.course}`}>
      <h2 id="course" className="size-2">
        {course ? 'A course on this topic' : 'Learn more with us'}
      </h2>
      {course ? (
        <>
          <p>
            <strong>{course.title}</strong>
          </p>
          <p>
            {course.startDate && <>Starts {withWholeTimes(formatStart(course.startDate))}. </>}
            {formatPrice(course.price)}
          </p>
          <LinkButton to={`/course/${course.id}`} kind="primary">
            See this course
          </LinkButton>
        </>
      ) : (
        <>
          <p>Certification training and programming courses, each with its price and dates.</p>
          <LinkButton to="/courses">See courses and prices</LinkButton>
        </>
      )}
    </aside>
  );
}
