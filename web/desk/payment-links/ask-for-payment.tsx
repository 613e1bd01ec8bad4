import { useState } from 'react';
import { money } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { longDate } from '#shared/domain/time/india-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { HandOnLink } from '../links/hand-on-link.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { useFocusOnce } from '../use-focus-once.ts';
import { AskForm } from './ask-form.tsx';
import { messageOf } from './row.tsx';
import type { Asked } from './use-asking.ts';

interface Props {
  /** The facts of the payment that are known. */
  asked: Asked;
  onMade: () => void;
  onClose: () => void;
}

/** Asks somebody for money in a sheet of its own, and hands the link on. */
export function AskForPayment({ asked, onMade, onClose }: Props) {
  const [made, setMade] = useState<{ link: PaymentLink; isMailed: boolean }>();
  return (
    <Sheet title="Ask for a payment" onClose={onClose}>
      {made ? (
        <Made {...made} />
      ) : (
        <AskForm
          asked={asked}
          onMade={(link, isMailed) => {
            setMade({ link, isMailed });
            onMade();
          }}
        />
      )}
    </Sheet>
  );
}

function Made({ link, isMailed }: { link: PaymentLink; isMailed: boolean }) {
  const { name, what, paise, lastDay, email, mobile, url } = link;
  const made = useFocusOnce<HTMLDivElement>(link.id);
  return (
    <div ref={made} tabIndex={-1}>
      <Notice kind="success">
        <p>
          {name} can pay {money(paise)} for {what} until {longDate(lastDay)}.{' '}
          {isMailed ? `The link is on its way to ${email}.` : 'Now hand the link on.'}
        </p>
        {url && <HandOnLink url={url} name={name} phone={mobile} message={messageOf(link)} />}
      </Notice>
    </div>
  );
}
