import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { noticeHours } from '#shared/domain/policies.ts';
import { Band } from '../../ui/band.tsx';
import styles from './steps.module.css';

/** How coaching goes, in three steps. The drawing beside each shows how far up it leads. */
export const CoachingSteps = () => (
  <Band>
    <h2>Three steps</h2>
    <ol className={styles.steps}>
      <Step reached={1} name="Call">
        A discovery call at <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>. You say where you are and
        where you would like to be.
      </Step>
      <Step reached={2} name="Plan">
        We agree on what to work on: one session or several, on which days, at which price.
      </Step>
      <Step reached={3} name="Work">
        We meet one to one and go through the plan. A day that no longer suits can be moved with {noticeHours}{' '}
        hours’ notice.
      </Step>
    </ol>
  </Band>
);

const Step = ({ reached, name, children }: { reached: number; name: string; children: ReactNode }) => (
  <li className={styles.step}>
    <svg viewBox="0 0 144 104" width="144" height="104" aria-hidden="true" className={styles.drawing}>
      <path d={`M4 100${flight.repeat(3)}v96H4`} className={styles.stairs} />
      <path d={`M4 100${flight.repeat(reached)}`} className={styles.way} />
    </svg>
    <h3>{name}</h3>
    <p>{children}</p>
  </li>
);

// Two steps and a landing.
const flight = 'v-16h12v-16h32';
