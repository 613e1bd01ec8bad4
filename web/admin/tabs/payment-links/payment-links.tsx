import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { Button } from '../../../ui/button.tsx';
import { type Asked, askAddress } from '../../kit/addresses.ts';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { useList } from '../../kit/use-list.ts';
import { AskForPayment } from './ask-for-payment.tsx';
import { PaymentLinkRow } from './row.tsx';

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
        explanation="A payment link requests a set amount for a course, a plan or anything you describe. Anyone with the link can pay until it expires."
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
