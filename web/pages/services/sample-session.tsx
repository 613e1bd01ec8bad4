import styles from './services.module.css';

export const SampleSession = () => (
  <section className="stack">
    <h2>What a session sounds like</h2>
    <figure>
      <Turns from={0} to={2} />
      <details className="faq">
        <summary>How it continues</summary>
        <Turns from={2} to={4} />
      </details>
      <p className={styles.result}>
        <b>You leave with</b> a three-sentence answer that starts with what you saw, practised aloud until it
        feels natural.
      </p>
      <figcaption className="note">Part of a session about an interview. A made-up example.</figcaption>
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
    you: 'My interview is on Thursday. When they ask about the project that was late, I get defensive.',
    coach: 'Let’s practise it here first. Why was it late?',
  },
  {
    you: 'Because the supplier didn’t deliver the test servers, and management wouldn’t …',
    coach: 'Stop. You’ve already blamed two other people. What did you see, and when?',
  },
  {
    you: 'In the third week I saw that no one had ordered the servers.',
    coach: 'What did you do that day?',
  },
  {
    you: 'I told the client the same evening, and moved the integration tests to after the training.',
    coach: 'That’s your answer. Say those two sentences again, then mention the supplier.',
  },
];
