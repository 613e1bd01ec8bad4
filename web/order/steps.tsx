import type { Waiting, WorkState } from '#shared/domain/work/work.ts';
import styles from './steps.module.css';

export function Steps({ state }: { state: WorkState }) {
  const current = currentStep(state);
  if (current === undefined) return null;
  const isPaused = state.waiting === 'hold';
  return (
    <ol className={`rising ${styles.steps} ${isPaused ? styles.paused : ''}`} aria-label="Order progress">
      {steps.map((step, index) => (
        <li
          key={step}
          className={
            index < current ? styles.done : index > current || isPaused ? styles.step : styles.current
          }
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
          {index < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}

const steps = ['Your details', 'We write', 'You read', 'Final'];

const stepOf: Partial<Record<Waiting, number>> = {
  details: 0,
  answer: 1,
  drafts: 1,
  changes: 1,
  review: 2,
  approved: 3,
};

function currentStep({ waiting, hasBrief, documents }: WorkState): number | undefined {
  if (documents.some(({ name }) => name === 'To be agreed')) return undefined;
  return waiting === 'hold' ? Number(hasBrief) : stepOf[waiting];
}
