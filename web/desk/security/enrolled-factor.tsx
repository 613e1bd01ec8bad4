import { useState } from 'react';
import { proofMinutes } from '#shared/domain/sessions/owner-access.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { asksForCode } from '../proof/asks-for-code.ts';
import { useProof } from '../proof/proof.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';

interface Props {
  enrolledAt: string;
  onRemoved: () => void;
}

/** The enrolled second factor. Turning it off asks for a code. */
export function EnrolledFactor({ enrolledAt, onRemoved }: Props) {
  const remove = useAction('DELETE /admin/second-factor', { stale: stale.secondFactor });
  const prove = useProof();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const turnOff = async () => {
    setAsking(false);
    setFailed(false);
    try {
      await prove(() => remove({}));
      onRemoved();
    } catch (error) {
      // Who gives no code has changed her mind.
      if (!asksForCode(error)) setFailed(true);
    }
  };
  return (
    <>
      <p>
        Signing in has asked for a code since {momentInIndia(enrolledAt)}. Refunds, exports and deleting a
        review ask for one too where the last is more than {proofMinutes} minutes old. If the phone is lost,
        whoever runs the site can turn codes off.
      </p>
      <Button kind="destructive" onClick={() => setAsking(true)}>
        Turn codes off
      </Button>
      {hasFailed && <Notice kind="failure">Could not turn it off. Please try again.</Notice>}
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
