import faq from '../../ui/faq.module.css';
import styles from './services.module.css';

/** A piece of a coaching session, turn by turn, and the result of it. */
export const SampleSession = () => (
  <section className="stack">
    <h2>What a session sounds like</h2>
    <figure>
      <Turns from={0} to={2} />
      <details className={faq.entry}>
        <summary>How it goes on</summary>
        <Turns from={2} to={4} />
      </details>
      <p className={styles.result}>
        <b>You leave with</b> one answer of three sentences that begins with what you saw, said aloud until it
        is yours.
      </p>
      <figcaption className="note">
        A piece of a session about an interview. The example is invented.
      </figcaption>
    </figure>
  </section>
);

const Turns = ({ from, to }: { from: number; to: number }) => (
  <ol className={styles.turns} start={from + 1}>
    {turns.slice(from, to).map(({ you, coach }) => (
      <li key={you}>
        <p>
          <b>You</b> {you}
        </p>
        <p>
          <b>Coach</b> {coach}
        </p>
      </li>
    ))}
  </ol>
);

const turns = [
  {
    you: 'The interview is on Thursday. When they ask about the project that was late, I start to defend myself.',
    coach: 'Then let us have it here first. I ask: why was it late?',
  },
  {
    you: 'Because the supplier did not deliver the test servers, and management would not …',
    coach: 'Stop. That is two other people already. What did you see, and when?',
  },
  {
    you: 'In the third week I saw that nobody had ordered the servers.',
    coach: 'What did you do on that day?',
  },
  {
    you: 'I told the client the same evening, and moved the integration tests behind the training.',
    coach: 'That is your answer. Say these two sentences again, and the supplier after them.',
  },
];
