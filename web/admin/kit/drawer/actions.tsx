import { type ReactNode, useId, useState } from 'react';
import styles from './actions.module.css';

interface Props {
  title: string;
  /** Only one `<details>` element with a given name can be open at a time. */
  name: string;
  choices: readonly { id: string; name: string; form: ReactNode }[];
  openAtFirst?: string | undefined;
}

export function DrawerActions({ title, name, choices, openAtFirst }: Props) {
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
