import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../forms/field.tsx';
import { Button } from '../../../ui/button.tsx';

export function CodeField({ isFirst = false }: { isFirst?: boolean }) {
  const [isRecovery, setRecovery] = useState(false);
  const text = isRecovery
    ? {
        label: 'Recovery code',
        hint: 'Ten letters and digits. Each code works only once',
        inputMode: 'text' as const,
      }
    : { label: 'Code', hint: 'Six digits, from your app', inputMode: 'numeric' as const };
  return (
    <>
      <Field {...text} name="code" autoComplete="one-time-code" maxLength={limits.login.code} required />
      {!isFirst && (
        <Button kind="quiet" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
        </Button>
      )}
    </>
  );
}
