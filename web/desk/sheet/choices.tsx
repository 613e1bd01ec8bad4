import { type ReactNode, useId, useState } from 'react';
import styles from './choices.module.css';

interface Props {
  title: string;
  /** Groups them: opening one closes the others. */
  name: string;
  choices: readonly { id: string; name: string; form: ReactNode }[];
  /** The one that is open at first. */
  openAtFirst?: string | undefined;
}

/** Things to do, each with its form behind its name. */
export function Choices({ title, name, choices, openAtFirst }: Props) {
  const id = useId();
  const [openId] = useState(openAtFirst);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {choices.map((choice) => (
        <details key={choice.id} name={name} open={choice.id === openId} className={styles.choice}>
          <summary>{choice.name}</summary>
          <div className={styles.form}>{choice.form}</div>
        </details>
      ))}
    </section>
  );
}
