import type { Waiting, WorkState } from '#shared/domain/work/work.ts';
import { useOpened } from './session/context.ts';
import styles from './steps.module.css';

export function Steps() {
  const { state, summary } = useOpened();
  if (summary.refunds?.some(({ status }) => status === 'pending'))
    return <Stairs name="Refund progress" steps={refundSteps} current={1} />;
  const current = state && currentStep(state);
  if (current === undefined) return null;
  return (
    <Stairs name="Order progress" steps={workSteps} current={current} isPaused={state?.waiting === 'hold'} />
  );
}

interface Props {
  name: string;
  steps: readonly string[];
  current: number;
  isPaused?: boolean;
}

const Stairs = ({ name, steps, current, isPaused = false }: Props) => (
  <ol className={`rising ${styles.steps}`} aria-label={name}>
    {steps.map((step, index) => (
      <li
        key={step}
        className={
          index < current
            ? styles.done
            : index > current
              ? styles.step
              : isPaused
                ? styles.paused
                : styles.current
        }
        aria-current={index === current ? 'step' : undefined}
      >
        {step}
        {index < current && <span className="visually-hidden"> (done)</span>}
        {index === current && isPaused && <span className="visually-hidden"> (on hold)</span>}
      </li>
    ))}
  </ol>
);

const workSteps = ['Your details', 'We write', 'You read', 'Final'];

const refundSteps = ['Started', 'Sending to your bank', 'With you'];

const stepOf: Partial<Record<Waiting, number>> = {
  details: 0,
  answer: 1,
  drafts: 1,
  changes: 1,
  review: 2,
  approved: 3,
};

function currentStep({ waiting, hasBrief, documents }: WorkState): number | undefined {
  if (documents.some(({ name }) => name === 'Document')) return undefined;
  return waiting === 'hold' ? Number(hasBrief) : stepOf[waiting];
}
