import { lowRecoveryCodes, proofMinutes } from '#shared/domain/sessions/admin-access.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ActionButton, ConfirmButton } from '../../kit/press.tsx';
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
      <ActionButton
        kind="secondary"
        act={() => prove(() => make(ifMatch === undefined ? {} : { ifMatch }))}
        failure={refusalOr('Couldn’t create new codes. Please try again.')}
        onDone={({ recoveryCodes }) => onNewCodes(recoveryCodes)}
        doing="Creating codes…"
      >
        Create recovery codes
      </ActionButton>
      <ConfirmButton
        label="Turn codes off"
        question="Turn codes off?"
        action="Turn off"
        doing="Turning off…"
        act={() => prove(() => remove({}))}
        failure="Couldn’t turn codes off. Please try again."
        onDone={onRemoved}
      >
        <p>You’ll then need only your password to sign in.</p>
      </ConfirmButton>
    </>
  );
}

const leftText = (left: number): string =>
  left === 1 ? '1 recovery code left.' : `${left === 0 ? 'No' : left} recovery codes left.`;
