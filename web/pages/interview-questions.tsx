import { useQuery } from '../api.ts';
import { longDate } from '../content/dates.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';

/** The daily interview questions, newest first, one open at a time. */
export const InterviewQuestionsPage = () => (
  <>
    <Opening title="Daily Interview Questions">
      Sharpen your skills with our curated list of questions, updated daily.
    </Opening>
    <Prose>
      <Questions />
    </Prose>
  </>
);

function Questions() {
  const { data: questions, error } = useQuery('GET /interview-questions');
  if (questions?.length) {
    return questions.map(({ id, question, answer, category, createdAt }) => (
      <Disclosure key={id} group="questions" summary={question}>
        <p>{answer}</p>
        <p>Category: {category}</p>
        <p>Posted: {longDate(createdAt)}</p>
      </Disclosure>
    ));
  }
  if (questions) return <p>No questions found matching your criteria.</p>;
  if (error) return <Notice kind="failure">Failed to load questions. Please try again later.</Notice>;
  return <p role="status">Loading Questions...</p>;
}
