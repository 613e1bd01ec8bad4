import { noticeHours } from '#shared/domain/policies.ts';
import styles from './programs.module.css';

/** The two coaching programs entry by entry, so that one can read across. */
export const CoachingPrograms = () => (
  <section className={styles.programs}>
    <h2>Two coaching programs</h2>
    <div className={styles.columns}>
      {programs.map(({ name, ...entries }) => (
        <article key={name} className={styles.program}>
          <h3>{name}</h3>
          <dl>
            {Object.entries(entries).map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  </section>
);

const programs = [
  {
    name: 'One-on-One Coaching Sessions',
    'Good for': 'One open question: an interview that is near, a project that is stuck, an offer to answer.',
    'You pay': 'The fee of the session.',
    'To move it': `Tell us at least ${noticeHours} hours before. The fee can then count for a future appointment.`,
    'If you miss it': 'The session is forfeited and its full fee is charged.',
    Refund: 'None.',
  },
  {
    name: 'Coaching Packages & Programs',
    'Good for': 'One aim that takes several sessions: a certificate, another role, a first team of your own.',
    'You pay': 'A discounted price for all sessions together.',
    'To move it': `The same ${noticeHours} hours, for each session of the package.`,
    'If you miss it': 'That session is forfeited and its full fee is charged.',
    Refund: 'None once service has started. For unused sessions at our discretion, and a fee may apply.',
  },
];
