import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { proofMinutes } from '#shared/domain/owner-access.ts';
import { useAction } from '../../api.ts';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { asksForCode, codeFailure } from './asks-for-code.ts';
import { CodeField } from './code-field.tsx';

/** Makes a call, and once more where it was refused for want of a code and the owner has given one. */
export type Prove = <T>(call: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<Prove>((call) => call());

/** What makes calls that may ask for a code. Where the owner gives none, a call fails as it was refused. */
export const useProof = (): Prove => use(ProofContext);

/** A call that waits for the owner. */
interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/** Asks for a code whenever a call of its children wants one. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>();
  const prove: Prove = useCallback(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!asksForCode(error)) throw error;
      await new Promise<void>((resolve, reject) =>
        setWaiting({ goOn: resolve, giveUp: () => reject(error) }),
      );
      return call();
    }
  }, []);
  // A promise is settled once: closing after the code was taken gives nothing up.
  const close = () => {
    waiting?.giveUp();
    setWaiting(undefined);
  };
  return (
    <ProofContext value={prove}>
      {children}
      <Dialog isOpen={waiting !== undefined} onClose={close} title="Is it you?">
        {waiting && (
          <ProofForm
            onProven={() => {
              waiting.goOn();
              setWaiting(undefined);
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </ProofContext>
  );
}

function ProofForm({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const proveSession = useAction('POST /admin/session/proof');
  return (
    <Form
      label="Prove that it is you"
      send={({ code = '' }) => proveSession({ body: { code } })}
      onSent={onProven}
      failure={codeFailure}
    >
      <p>This needs a code of your app, which then counts for {proofMinutes} minutes.</p>
      <CodeField />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Submit pendingText="Checking…">Go on</Submit>
      </DialogActions>
    </Form>
  );
}
