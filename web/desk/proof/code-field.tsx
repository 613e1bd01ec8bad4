import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../forms/field.tsx';

/** The field for a code of the owner's app. */
export const CodeField = () => (
  <Field
    name="code"
    label="Code"
    hint="Six digits, from your app"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={limits.login.code}
    required
  />
);
