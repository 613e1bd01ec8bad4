import { startDay } from '#shared/domain/classes/class-start.ts';
import { lastDayOf, nextBatch } from '#shared/domain/courses/batch.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { type PageProps, responseIn } from '../../page.ts';
import styles from './programme.module.css';

export const PmpProgramme = (props: PageProps) => (
  <section className={`frame ${styles.programme}`}>
    <Weeks {...props} />
    <h2>Programme highlights</h2>
    <div className={styles.highlights}>
      <section>
        <h3>In class</h3>
        <dl>
          <div>
            <dt>
              <b>36</b> contact hours
            </dt>
            <dd>Live and online, with an instructor you can interrupt.</dd>
          </div>
          <div>
            <dt>
              <b>35 hours</b> on-demand course
            </dt>
            <dd>For a class you missed, or want to watch again.</dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>Between classes</h3>
        <dl>
          <div>
            <dt>
              <b>Five-week</b> mentor-led study plan
            </dt>
            <dd>What to read and when, and someone who asks how it went.</dd>
          </div>
          <div>
            <dt>
              Question bank of <b>2000+</b>
            </dt>
            <dd>For practising one topic at a time.</dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>Along the way</h3>
        <dl>
          <div>
            <dt>
              <b>Mock tests</b>
            </dt>
            <dd>Short ones, to see what you remember.</dd>
          </div>
          <div>
            <dt>
              <b>Free</b> exam simulator
            </dt>
            <dd>Practise on screen and against the clock, at no extra cost.</dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>Before the exam</h3>
        <dl>
          <div>
            <dt>
              <b>12</b> full-length simulation tests of 180 questions each
            </dt>
            <dd>So the exam’s length won’t surprise you.</dd>
          </div>
          <div>
            <dt>
              <b>180-day</b> refresher pass
            </dt>
            <dd>Come back to the material if your exam date moves.</dd>
          </div>
        </dl>
      </section>
    </div>
  </section>
);

function Weeks({ data, now = 0 }: PageProps) {
  const courses = responseIn(data, 'GET /courses')?.data;
  const batch = courses && nextBatch(courses, 'pmp', now);
  const first = startDay(batch?.startDate);
  const last = batch && lastDayOf(batch);
  return (
    <>
      <h2 className="size-2">From the first class to the last week</h2>
      <div className={styles.ruler} aria-hidden="true">
        {[...Array((last && batch.weeks) ?? 6).keys()].map((week) => (
          <i key={week} />
        ))}
      </div>
      <p className={`note ${styles.dates}`}>
        <span>First class{first && <b>{longDate(first)}</b>}</span>
        <span>
          {last ? 'Final week ends' : 'Six weeks later'}
          {last && <b>{longDate(last)}</b>}
        </span>
      </p>
    </>
  );
}

export const PmpOutcomes = () => (
  <section className="frame columns headed">
    <h2>What you’ll be able to do</h2>
    <ul className={`ledger ${styles.outcomes}`}>
      {outcomes.map((outcome) => (
        <li key={outcome}>{outcome}</li>
      ))}
    </ul>
  </section>
);

const outcomes = [
  'Plan scope, schedule and cost so that the plan survives its first month.',
  'Use earned value to spot a slipping project early.',
  'Choose between predictive, agile and hybrid ways of working, and explain why.',
  'Keep a risk register that the team actually uses.',
  'Lead a team and its stakeholders through a disagreement.',
  'Answer 180 questions at exam pace, and know why the wrong options are wrong.',
];
