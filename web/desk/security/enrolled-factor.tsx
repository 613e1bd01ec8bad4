import { useState } from 'react';
import { proofMinutes } from '#shared/domain/owner-access.ts';
import type { SecondFactorSecret } from '#shared/domain/second-factor.ts';
import { callApi } from '../../api.ts';
import { momentInIndia } from '../../content/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { asksForCode } from '../proof/asks-for-code.ts';
import { useProof } from '../proof/proof.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import styles from './security.module.css';
import { ShownSecret } from './shown-secret.tsx';

interface Props {
  enrolledAt: string;
  onRemoved: () => void;
}

/** The enrolled second factor: shown again for one more app, or turned off. Both ask for a code. */
export function EnrolledFactor({ enrolledAt, onRemoved }: Props) {
  const remove = useAction('DELETE /admin/second-factor', { stale: stale.secondFactor });
  const prove = useProof();
  const [shown, setShown] = useState<SecondFactorSecret>();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (action: () => Promise<void>, text: string) => {
    setFailure(undefined);
    // Who gives no code has changed her mind.
    await action().catch((error) => asksForCode(error) || setFailure(text));
  };
  const show = () =>
    attempt(
      async () => setShown((await prove(() => callApi('GET /admin/second-factor/secret', {}))).data),
      'Could not show it. Please try again.',
    );
  const turnOff = () => {
    setAsking(false);
    return attempt(async () => {
      await prove(() => remove({}));
      onRemoved();
    }, 'Could not turn it off. Please try again.');
  };
  return (
    <>
      <p>
        Signing in has asked for a code since {momentInIndia(enrolledAt)}. Refunds, exports and deleting a
        review ask for one too where the last is more than {proofMinutes} minutes old. If the phone is lost,
        whoever runs the site can turn codes off.
      </p>
      <div className={styles.actions}>
        {shown ? (
          <Button onClick={() => setShown(undefined)}>Hide the QR code</Button>
        ) : (
          <Button onClick={show}>Show the QR code again</Button>
        )}
        <Button kind="destructive" onClick={() => setAsking(true)}>
          Turn codes off
        </Button>
      </div>
      {shown && <ShownSecret {...shown} />}
      {failure && <Notice kind="failure">{failure}</Notice>}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Turn codes off?">
        <p>The password alone signs in then, and nothing asks for a code.</p>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button kind="destructive" onClick={turnOff}>
            Turn off
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
