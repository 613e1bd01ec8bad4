import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../forms/field.tsx';
import { Button } from '../../ui/button.tsx';

/** The field for a code of the owner's app, or for a recovery code in its place. */
export function CodeField({ isFirst = false }: { /** No recovery codes exist yet. */ isFirst?: boolean }) {
  const [isRecovery, setRecovery] = useState(false);
  const text = isRecovery
    ? { label: 'Recovery code', hint: 'Ten letters and digits, each code once', inputMode: 'text' as const }
    : { label: 'Code', hint: 'Six digits, from your app', inputMode: 'numeric' as const };
  return (
    <>
      <Field {...text} name="code" autoComplete="one-time-code" maxLength={limits.login.code} required />
      {!isFirst && (
        <Button kind="quiet" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use a code of the app' : 'Use a recovery code'}
        </Button>
      )}
    </>
  );
}
