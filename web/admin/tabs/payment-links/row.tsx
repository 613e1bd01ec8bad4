import { BadgeCheck, CalendarX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { formatAppointment, formatDateTime, longDate } from '#shared/domain/time/format.ts';
import { openedFromList, useWorkAddress } from '../../kit/addresses.ts';
import { EmailLink, PhoneLinks } from '../../kit/contact/contact.tsx';
import { HandOnLink } from '../../kit/contact/copy-button.tsx';
import { hello } from '../../kit/contact/greeting.ts';
import { RowMore } from '../../kit/list/table.tsx';
import { ConfirmButton } from '../../kit/press.tsx';
import { useAction } from '../../kit/queries.ts';
import { refusalOr } from '../../kit/refusal.ts';
import { OfflinePayment } from './offline-payment.tsx';

interface Props {
  link: PaymentLink;
  onChanged: (link: PaymentLink) => void;
}

export const PaymentLinkRow = ({ link, onChanged }: Props) => (
  <tr>
    <th scope="row" data-line="1 start">
      <div>
        <span id={`asked-${link.id}`}>{link.name}</span>
        <div className="note" data-rest>
          {link.email && <EmailLink email={link.email} />}
          {link.mobile && <PhoneLinks name={link.name} phone={link.mobile} />}
        </div>
      </div>
    </th>
    <td data-line="2">
      <div>
        {link.what}
        {link.wants && <span className="under">{formatAppointment(link.wants.start)}</span>}
        <time dateTime={link.createdAt} className="under">
          Created {formatDateTime(link.createdAt)}
        </time>
      </div>
    </td>
    <td data-line="1 end" className="no-break">
      {formatPaise(link.paise)}
    </td>
    <td data-line="3">
      <LinkState link={link} />
    </td>
    <td data-line="4">
      <div className="row">
        {link.url && (
          <HandOnLink
            url={link.url}
            name={link.name}
            phone={link.mobile}
            message={messageOf(link)}
            describedBy={`asked-${link.id}`}
          />
        )}
        <RowMore name={`${link.name}’s link`} />
        {link.state !== 'paid' && <OfflinePayment link={link} onRecorded={onChanged} />}
        {(link.state === 'open' || link.state === 'full') && (
          <WithdrawLink link={link} onWithdrawn={onChanged} />
        )}
      </div>
    </td>
  </tr>
);

function LinkState({ link: { state, lastDay, orderId } }: { link: PaymentLink }) {
  const { addressOf } = useWorkAddress();
  const [Icon, text] = states[state];
  return (
    <div className="baseline">
      <span className={state === 'paid' ? 'state good' : 'state'}>
        <Icon aria-hidden="true" size={16} />
        {text}
      </span>
      {state !== 'paid' && <span className="under">Until {longDate(lastDay)}</span>}
      {orderId && (
        <Link to={addressOf(orderId)} state={openedFromList} className="touch-link">
          Open the work
        </Link>
      )}
    </div>
  );
}

const states: Record<PaymentLink['state'], [LucideIcon, string]> = {
  open: [Clock, 'Open'],
  paid: [BadgeCheck, 'Paid'],
  expired: [CalendarX, 'Expired'],
  withdrawn: [Undo2, 'Withdrawn'],
  full: [Undo2, 'No seats left'],
};

export const messageOf = ({ name, what, wants, paise, lastDay }: PaymentLink): string =>
  `${hello(name)}You can pay ${formatPaise(paise)} for ${what}${wants ? ` on ${formatAppointment(wants.start)}` : ''} here until ${longDate(lastDay)}: `;

interface WithdrawProps {
  link: PaymentLink;
  onWithdrawn: (link: PaymentLink) => void;
}

function WithdrawLink({ link: { id, name, what, wants, paise }, onWithdrawn }: WithdrawProps) {
  const withdraw = useAction('POST /admin/payment-links/{id}/withdraw');
  return (
    <ConfirmButton
      label="Withdraw"
      data-rest
      aria-describedby={`asked-${id}`}
      question="Withdraw this link?"
      action="Withdraw link"
      doing="Withdrawing…"
      act={() => withdraw({ path: { id } })}
      failure={refusalOr('Couldn’t withdraw it. Please try again.')}
      onDone={onWithdrawn}
    >
      <p>
        {name} will no longer be able to use it to pay {formatPaise(paise)} for {what}. This can’t be undone,
        but you can create a new link.{wants && ' The time we kept for them will be free again.'}
      </p>
    </ConfirmButton>
  );
}
