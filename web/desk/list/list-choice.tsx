import { useId } from 'react';
import styles from './list-choice.module.css';

interface Props<Id> {
  /** The lists by their ids, in their order. */
  choices: readonly { id: Id; name: string }[];
  chosen: Id;
  onChange: (id: Id) => void;
}

/** Chooses which of a tab's lists is shown. */
export function ListChoice<Id extends string>({ choices, chosen, onChange }: Props<Id>) {
  const group = useId();
  return (
    <fieldset aria-label="Show" className={styles.choices}>
      {choices.map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChange(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
