import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { proofMinutes } from '#shared/domain/sessions/admin-access.ts';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { useAction } from './queries.ts';
import { asksForCode, refusalOr } from './refusal.ts';

/**
 * Makes an API call. If the server asks for a code, gets one from the owner and repeats the call. If the owner cancels,
 * throws the server's error.
 */
type Prove = <T>(call: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<Prove>((call) => call());

export const useProof = (): Prove => use(ProofContext);

interface Question {
  answered: Promise<boolean>;
  answer: (isProven: boolean) => void;
}

/** Asks for a code only once, even if several calls need it at the same time. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const open = useRef<Question>(undefined);
  const [isAsking, setAsking] = useState(false);
  const prove: Prove = useCallback(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!asksForCode(error)) throw error;
      open.current ??= newQuestion();
      setAsking(true);
      if (!(await open.current.answered)) throw error;
      return call();
    }
  }, []);
  const close = (isProven: boolean) => {
    open.current?.answer(isProven);
    open.current = undefined;
    setAsking(false);
  };
  const cancel = () => close(false);
  return (
    <ProofContext value={prove}>
      {children}
      <Dialog isOpen={isAsking} onClose={cancel} title="Confirm it’s you">
        {isAsking && <ProofForm onProven={() => close(true)} onCancel={cancel} />}
      </Dialog>
    </ProofContext>
  );
}

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

function newQuestion(): Question {
  let answer: Question['answer'] = () => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

function ProofForm({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const proveSession = useAction('POST /admin/session/proof');
  return (
    <Form
      label="Confirm it’s you"
      send={({ code = '' }) => proveSession({ body: { code } })}
      onSent={onProven}
      failure={refusalOr('No response. Please try again.')}
    >
      <p>This needs a code from your app. We won’t ask again for {proofMinutes} minutes.</p>
      <CodeField />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Submit pendingText="Checking…">Continue</Submit>
      </DialogActions>
    </Form>
  );
}
