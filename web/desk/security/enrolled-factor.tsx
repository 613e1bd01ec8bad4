import { useState } from 'react';
import { fewRecoveryCodes, proofMinutes } from '#shared/domain/sessions/owner-access.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Confirm } from '../confirm.tsx';
import { PressButton } from '../press-button.tsx';
import { useProof } from '../proof/proof.tsx';
import { useAction } from '../queries.ts';
import { refusalOr } from '../refusal.ts';
import { stale } from '../stale.ts';
import { usePress } from '../use-press.ts';

interface Props {
  enrolledAt: string;
  recoveryCodesLeft: number;
  recoveryVersion: number | undefined;
  onNewCodes: (codes: string[]) => void;
  onRemoved: () => void;
}

/** The enrolled second factor. Turning it off and making new recovery codes ask for a code. */
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
    failure: 'Could not turn it off. Please try again.',
    onDone: onRemoved,
  });
  const renew = usePress(() => prove(() => make(ifMatch === undefined ? {} : { ifMatch })), {
    failure: refusalOr('Could not make new codes. Please try again.'),
    onDone: ({ recoveryCodes }) => onNewCodes(recoveryCodes),
  });
  return (
    <>
      <p>
        Signing in has asked for a code since {momentInIndia(enrolledAt)}. Refunds, exports and deleting a
        review ask for one too where the last is more than {proofMinutes} minutes old. If the phone is lost, a
        recovery code does in its place.
      </p>
      {recoveryCodesLeft <= fewRecoveryCodes ? (
        <Notice kind="failure">
          {leftText(recoveryCodesLeft)} Make new ones before you need them: without any, only whoever runs the
          site can turn codes off.
        </Notice>
      ) : (
        <p>{leftText(recoveryCodesLeft)}</p>
      )}
      <PressButton kind="secondary" press={renew} doing="Making codes…">
        Make new recovery codes
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
        <p>The password alone signs in then, and nothing asks for a code.</p>
      </Confirm>
    </>
  );
}

const leftText = (left: number): string =>
  left === 1 ? '1 recovery code is left.' : `${left === 0 ? 'No' : left} recovery codes are left.`;
