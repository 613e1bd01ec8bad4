import type { ReactNode } from 'react';
import styles from './programme.module.css';

export const PmpHighlights = () => (
  <section className={`frame ${styles.programme}`}>
    <h2>Programme highlights</h2>
    <dl className={styles.highlights}>
      <Highlight figure="36" name="contact hours">
        Live and online, with an instructor you can interrupt.
      </Highlight>
      <Highlight figure="35 hours" name="on-demand course">
        For a class you missed, or want to watch again.
      </Highlight>
      <Highlight figure="Five-week" name="mentor-led study plan">
        What to read and when, and someone who asks how it went.
      </Highlight>
      <div>
        <dt>
          Question bank <span className="visually-hidden">of</span> <b>2000+</b>
        </dt>
        <dd>For practising one topic at a time.</dd>
      </div>
      <Highlight figure="Mock tests">Short ones, to see what you remember.</Highlight>
      <Highlight figure="Free" name="exam simulator">
        Practise on screen and against the clock, at no extra cost.
      </Highlight>
      <Highlight figure="12" name="full-length simulation tests of 180 questions each">
        So the exam’s length won’t surprise you.
      </Highlight>
      <Highlight figure="180-day" name="refresher pass">
        Come back to the material if your exam date moves.
      </Highlight>
    </dl>
  </section>
);

interface HighlightProps {
  figure: string;
  name?: string;
  children: string;
}

const Highlight = ({ figure, name, children }: HighlightProps) => (
  <div>
    <dt>
      <b>{figure}</b> {name}
    </dt>
    <dd>{children}</dd>
  </div>
);

export const PmpOutcomes = ({ children }: { children: ReactNode }) => (
  <section className={`frame columns headed ${styles.outcomes}`}>
    <h2>What you’ll be able to do</h2>
    <ul className="ledger">
      {outcomes.map((outcome) => (
        <li key={outcome}>{outcome}</li>
      ))}
    </ul>
    {children}
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
