import type { Data } from '#shared/api/client.ts';
import styles from './today.module.css';

type Steps = Data<'GET /admin/today'>['setUp'];

/** What a new site needs until it is complete; nothing once it is. */
export function SetUp({ steps }: { steps: Steps }) {
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby="set-up" className="card part">
      <h3 id="set-up">Set up</h3>
      <ul className="part">
        {steps.map(({ step, isDone, fields }) => (
          <li key={step} className={isDone ? `${styles.step} soft` : styles.step}>
            <strong>{isDone ? 'Done' : 'To do'}</strong> {words[step]}
            {fields && (
              <details>
                <summary>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
                <p className="soft">{fields.join(', ')}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const words: Record<Steps[number]['step'], string> = {
  razorpay_key: 'Razorpay’s key, with which payments are taken',
  webhook: 'A first webhook of Razorpay, by which payments are heard of at once',
  mail_domain: 'A domain from which mails are sent',
  second_factor: 'A second factor at sign-in',
  sample_values:
    'The company’s own values in shared/brand.ts, and a source, a date and a currency for each figure about careers',
};
