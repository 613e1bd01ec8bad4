import { useId } from 'react';
import styles from './spam-filter.module.css';

interface Props {
  /** Names the rows that are not suspected, such as `Enquiries`. */
  name: string;
  isSuspected: boolean;
  onChange: (isSuspected: boolean) => void;
}

/** Chooses between the plain rows of a list and those whose sender filled in a field that no person sees. */
export function SpamFilter({ name, isSuspected, onChange }: Props) {
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
