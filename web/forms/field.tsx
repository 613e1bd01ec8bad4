import { type InputHTMLAttributes, use } from 'react';
import styles from './field.module.css';
import { FormContext } from './form.tsx';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, NativeConstraints> {
  name: string;
  label: string;
  hint?: string;
  /** For amounts in whole rupees. Accepts `₹24,999` as well as `24999`. */
  kind?: 'rupees';
  rows?: number;
  onValue?: (value: string) => void;
}

type NativeConstraints =
  | 'type'
  | 'required'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'defaultValue'
  | 'maxLength'
  | 'pattern'
  | 'title'
  | 'lang'
  | 'list';

export function Field({ name, label, hint, kind, rows, onValue, ...native }: Props) {
  const { id: formId, errors, onChange } = use(FormContext);
  const id = `${formId}-${name}`;
  const error = errors[name];
  const note = hint ?? (native.required ? undefined : 'Optional');
  const shared = {
    ...native,
    id,
    name,
    className: styles.input,
    ...(kind && { inputMode: 'decimal' as const, 'data-kind': kind }),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [note && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      onChange(name);
      onValue?.(currentTarget.value);
    },
  };
  return (
    <div className={styles.field}>
      <div className={`row ${styles.caption}`}>
        <label htmlFor={id}>{label}</label>
        {note && (
          <span id={`${id}-hint`} className="note">
            {note}
          </span>
        )}
      </div>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
