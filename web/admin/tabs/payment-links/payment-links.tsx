import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { formatAppointment, longDate } from '#shared/domain/time/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Asked, askAddress } from '../../kit/addresses.ts';
import { HandOnLink } from '../../kit/contact/copy-button.tsx';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { useList } from '../../kit/use-list.ts';
import { AskForm } from './ask-form.tsx';
import { messageOf, PaymentLinkRow } from './row.tsx';

export function PaymentLinks() {
  const list = useList('GET /admin/payment-links');
  const navigate = useNavigate();
  const asked = useAsked();
  const [news, tell] = useNews();
  return (
    <>
      <ListHeading
        title="Payment links"
        news={news}
        explanation="A payment link requests a set amount for a course, a plan, coaching or anything you describe. Anyone with the link can pay until it expires."
      >
        <Button kind="primary" onClick={() => navigate(askAddress, { state: { asked: {} } })}>
          Ask for a payment
        </Button>
      </ListHeading>
      <SearchableTable
        list={list}
        by="name, email, mobile or what it’s for"
        textsOf={({ name, email, what }) => [name, email, what]}
        phoneOf={({ mobile }) => mobile}
        label="Payment links"
        columns={['Buyer', 'Item', 'Amount', 'Status', 'Actions']}
        empty="No payment links yet. You can also create one from a course or an enquiry."
        failure="Couldn’t load payment links. Please try again later."
      >
        {(link) => (
          <PaymentLinkRow
            key={link.id}
            link={link}
            onChanged={(after) => {
              list.replace(after);
              tell(changeText(after));
            }}
          />
        )}
      </SearchableTable>
      {asked && <AskForPayment asked={asked} onMade={list.refresh} onClose={() => navigate(-1)} />}
    </>
  );
}

function useAsked(): Asked | undefined {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  return parameters.get('tab') === 'payment-links' ? (state as { asked?: Asked } | null)?.asked : undefined;
}

const changeText = ({ name, paise, state }: PaymentLink): string =>
  state === 'paid'
    ? `${formatPaise(paise)} from ${name} has been recorded as received.`
    : `${name}’s link has been withdrawn and can no longer be used to pay.`;

interface Props {
  asked: Asked;
  onMade: () => void;
  onClose: () => void;
}

function AskForPayment({ asked, onMade, onClose }: Props) {
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
  const { name, what, wants, paise, lastDay, email, mobile, url } = link;
  const made = useFocusOnce<HTMLDivElement>(link.id);
  return (
    <div ref={made} tabIndex={-1}>
      <Notice kind="success">
        <p>
          {name} can pay {formatPaise(paise)} for {what} until {longDate(lastDay)}.{' '}
          {wants && `We’ll keep ${formatAppointment(wants.start)} for them. `}
          {isMailed ? `The link has been emailed to ${email}.` : 'Now share the link.'}
        </p>
        {url && <HandOnLink url={url} name={name} phone={mobile} message={messageOf(link)} />}
      </Notice>
    </div>
  );
}
