import type { Data } from '#shared/api/client.ts';
import styles from './today.module.css';

type Steps = Data<'GET /admin/today'>['setUp'];

export function SetUp({ steps }: { steps: Steps }) {
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby="set-up" className="card group">
      <h3 id="set-up">Set up</h3>
      <ul className="group">
        {steps.map(({ step, isDone, fields }) => (
          <li key={step} className={isDone ? `${styles.step} muted` : styles.step}>
            <strong>{isDone ? 'Done' : 'To do'}</strong> {words[step]}
            {fields && (
              <details>
                <summary>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
                <p className="muted">{fields.join(', ')}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const words: Record<Steps[number]['step'], string> = {
  razorpay_key: 'Razorpay key, to take payments',
  webhook: 'First Razorpay webhook, so payments appear at once',
  mail_domain: 'Domain for sending emails',
  second_factor: 'Sign-in codes from an app',
  sample_values:
    'The company’s own details in shared/brand.ts, and a source, date and currency for each career figure',
};
