import { useState } from 'react';
import { lowRecoveryCodes, proofMinutes } from '#shared/domain/sessions/admin-access.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Confirm, PressButton, usePress } from '../../kit/press.tsx';
import { useProof } from '../../kit/proof.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { refusalOr } from '../../kit/refusal.ts';

interface Props {
  enrolledAt: string;
  recoveryCodesLeft: number;
  recoveryVersion: number | undefined;
  onNewCodes: (codes: string[]) => void;
  onRemoved: () => void;
}

export function EnrolledFactor({
  enrolledAt,
  recoveryCodesLeft,
  recoveryVersion: ifMatch,
  onNewCodes,
  onRemoved,
}: Props) {
  const remove = useAction('DELETE /admin/second-factor', { stale: stale.secondFactor });
  const make = useAction('POST /admin/second-factor/recovery-codes', { stale: stale.secondFactor });
  const prove = useProof();
  const [isAsking, setAsking] = useState(false);
  const { reset, ...turnOff } = usePress(() => prove(() => remove({})), {
    failure: 'Couldn’t turn codes off. Please try again.',
    onDone: onRemoved,
  });
  const renew = usePress(() => prove(() => make(ifMatch === undefined ? {} : { ifMatch })), {
    failure: refusalOr('Couldn’t create new codes. Please try again.'),
    onDone: ({ recoveryCodes }) => onNewCodes(recoveryCodes),
  });
  return (
    <>
      <p>
        Signing in has required a code since {formatDateTime(enrolledAt)}. You also need one to make refunds,
        export data or delete a review, unless you’ve entered one in the last {proofMinutes} minutes. If you
        lose your phone, use a recovery code instead.
      </p>
      {recoveryCodesLeft <= lowRecoveryCodes ? (
        <Notice kind="failure">
          {leftText(recoveryCodesLeft)} Create new ones before you run out: without any, only the person who
          runs the site can turn codes off.
        </Notice>
      ) : (
        <p>{leftText(recoveryCodesLeft)}</p>
      )}
      <PressButton kind="secondary" press={renew} doing="Creating codes…">
        Create recovery codes
      </PressButton>
      <Button kind="destructive" onClick={() => setAsking(true)}>
        Turn codes off
      </Button>
      <Confirm
        isOpen={isAsking}
        question="Turn codes off?"
        action="Turn off"
        doing="Turning off…"
        press={turnOff}
        onClose={() => {
          setAsking(false);
          reset();
        }}
      >
        <p>You’ll then need only your password to sign in.</p>
      </Confirm>
    </>
  );
}

const leftText = (left: number): string =>
  left === 1 ? '1 recovery code left.' : `${left === 0 ? 'No' : left} recovery codes left.`;
