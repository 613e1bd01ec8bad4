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
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? `${styles.step} soft` : styles.step}>
            <strong>{isDone ? 'Done' : 'To do'}</strong> {words[step]}
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
  sample_values: 'The company’s own name, addresses and numbers in place of the samples in brand.ts',
};
