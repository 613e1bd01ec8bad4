import { useId } from 'react';
import styles from './suspicion-filter.module.css';

interface Props {
  /** What the list is of when nothing is wrong with it, such as `Enquiries`. */
  name: string;
  isSuspected: boolean;
  onChange: (isSuspected: boolean) => void;
}

/** Chooses between what came in openly and what filled in a field that no person sees. */
export function SuspicionFilter({ name, isSuspected, onChange }: Props) {
  const group = useId();
  const choice = (label: string, value: boolean) => (
    <label className={styles.choice}>
      <input type="radio" name={group} checked={isSuspected === value} onChange={() => onChange(value)} />
      {label}
    </label>
  );
  return (
    <fieldset aria-label="Show" className={styles.filter}>
      {choice(name, false)}
      {choice('Suspected spam', true)}
    </fieldset>
  );
}
