import { useState } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Asked } from '../../kit/addresses.ts';
import { HandOnLink } from '../../kit/contact/copy-button.tsx';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { AskForm } from './ask-form.tsx';
import { messageOf } from './row.tsx';

interface Props {
  asked: Asked;
  onMade: () => void;
  onClose: () => void;
}

export function AskForPayment({ asked, onMade, onClose }: Props) {
  const [made, setMade] = useState<{ link: PaymentLink; isMailed: boolean }>();
  return (
    <Drawer title="Ask for a payment" onClose={onClose}>
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
    </Drawer>
  );
}

function Made({ link, isMailed }: { link: PaymentLink; isMailed: boolean }) {
  const { name, what, paise, lastDay, email, mobile, url } = link;
  const made = useFocusOnce<HTMLDivElement>(link.id);
  return (
    <div ref={made} tabIndex={-1}>
      <Notice kind="success">
        <p>
          {name} can pay {formatPaise(paise)} for {what} until {longDate(lastDay)}.{' '}
          {isMailed ? `The link has been emailed to ${email}.` : 'Now share the link.'}
        </p>
        {url && <HandOnLink url={url} name={name} phone={mobile} message={messageOf(link)} />}
      </Notice>
    </div>
  );
}
