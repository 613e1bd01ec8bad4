import { TintedSection } from '../../ui/tinted-section.tsx';
import styles from './steps.module.css';

export const PmpSteps = () => (
  <TintedSection className={styles.inside}>
    <h2>Six steps to the exam</h2>
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path className={styles.ground} d={`M0 ${height - 2}H${width}`} />
      <path className={styles.way} d={`M0 ${level(0)}${way}`} />
      {steps.map(({ name }, index) => (
        <path
          key={name}
          className={index === steps.length - 1 ? styles.end : styles.stop}
          d={`M${index * stepWidth + 4} ${level(index) - 14}h28v28h-28z`}
        />
      ))}
    </svg>
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </TintedSection>
);

const steps = [
  { name: 'LEARN', text: 'Live classes with an instructor. The on-demand course covers what you missed.' },
  { name: 'STUDY', text: 'The five-week plan says what comes next, and a mentor keeps you on track.' },
  { name: 'PRACTICE', text: 'Practice questions, topic by topic, with room for mistakes.' },
  { name: 'ASSESS', text: 'Mock tests show what you know and what needs another evening.' },
  {
    name: 'GET EXAM-READY',
    text: 'Full-length simulation tests, until 180 questions feel like one sitting.',
  },
  { name: 'TAKE THE EXAM', text: 'Book your date and go. The refresher pass is valid for 180 days.' },
];

const stepWidth = 176;
const stepHeight = 20;
const width = stepWidth * steps.length;
const height = stepHeight * steps.length + 24;

const level = (index: number) => height - 26 - index * stepHeight;

const way = `${`h${stepWidth - 16}v-${stepHeight}h16`.repeat(steps.length - 1)}h20`;
