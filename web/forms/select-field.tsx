import { use } from 'react';
import styles from './field.module.css';
import { FormContext } from './form.tsx';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; name: string }[];
  defaultValue?: string | undefined;
  /** The first option should then have an empty value. */
  required?: boolean;
  onValue?: (value: string) => void;
}

export function SelectField({ name, label, options, defaultValue, required, onValue }: Props) {
  const { id: formId, errors, onChange } = use(FormContext);
  const id = `${formId}-${name}`;
  const error = errors[name];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        required={required}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => {
          onChange(name);
          onValue?.(currentTarget.value);
        }}
      >
        {options.map(({ value, name: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
