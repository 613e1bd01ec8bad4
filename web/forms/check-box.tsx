import { type ReactNode, use } from 'react';
import styles from './check-box.module.css';
import field from './field.module.css';
import { FormContext } from './form.tsx';

interface Props {
  name: string;
  /** Shown as the error message if the box isn't ticked. */
  title: string;
  children: ReactNode;
}

/** Never ticked by default, because consent must be explicit. */
export function CheckBox({ name, title, children }: Props) {
  const { id: formId, errors, onChange } = use(FormContext);
  const id = `${formId}-${name}`;
  const error = errors[name];
  return (
    <div className={styles.box}>
      <input
        type="checkbox"
        id={id}
        name={name}
        title={title}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={() => onChange(name)}
      />
      <label htmlFor={id}>{children}</label>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
