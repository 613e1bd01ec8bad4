import styles from './outcomes.module.css';

/** What somebody can do after the programme. */
export const PmpOutcomes = () => (
  <section className={styles.outcomes}>
    <h2>What you can do afterwards</h2>
    <ul>
      {outcomes.map((outcome) => (
        <li key={outcome}>{outcome}</li>
      ))}
    </ul>
  </section>
);

const outcomes = [
  'Plan scope, schedule and cost so that the plan survives its first month.',
  'Read earned value, and say early when a project leaves its plan.',
  'Choose between predictive, agile and hybrid work, and give the reason.',
  'Keep a risk register that the team opens without being told.',
  'Lead a team and its stakeholders through a disagreement.',
  'Answer 180 questions at the pace of the exam, and know why the wrong options are wrong.',
];
