import { isUnreachable } from '#shared/domain/mail/undelivered.ts';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { WorkSheet as OpenedWork } from '#shared/domain/work/bought-work.ts';
import { Notice } from '../../../ui/notice.tsx';
import { greetBuyer } from '../../greeting.ts';
import { useQuery } from '../../queries.ts';
import { ReadState } from '../../read-state.tsx';
import { Contact } from '../../sheet/contact.tsx';
import { Mails } from '../../sheet/mails.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { Complaints } from './complaints.tsx';
import { OrderFacts, Place } from './facts.tsx';
import { OrderActions } from './order-actions.tsx';
import { WorkPanel } from './work-panel.tsx';

interface Props {
  /** The id of the order. */
  id: string;
  now: number;
  onClose: () => void;
}

/** Bought work in a sheet of its own: all that its buyer sees, and all that the owner can do about it. */
export function WorkSheet({ id, now, onClose }: Props) {
  const read = useQuery('GET /admin/work/{id}', { path: { id } }, { refreshInterval });
  const { data, show, ask } = read;
  return (
    <Sheet title={data?.order.name ?? data?.order.what ?? 'Work'} onClose={onClose}>
      {data && (
        <>
          <OrderFacts sheet={data} />
          {isUnreachable(data.mails) && (
            <Notice kind="failure">
              Call the buyer: a mail came back. Below you can correct the address.
            </Notice>
          )}
          <Contact
            name={data.order.name ?? 'the buyer'}
            phone={data.mobile}
            greeting={greetBuyer(data.order.name, data.order.what)}
          />
          <Complaints complaints={data.complaints} />
          {data.order.place && <Place place={data.order.place} />}
          {data.work ? <WorkPanel id={id} work={data.work} now={now} show={show} /> : <p>{unbegun(data)}</p>}
          <OrderActions sheet={data} show={show} refresh={ask} />
          <Mails title="Mails of this order" mails={data.mails} reader="the buyer" />
        </>
      )}
      <ReadState read={read} failure="This order did not load." missing="There is no such order." />
    </Sheet>
  );
}

/** A few seconds while a mail of the order waits to be sent; otherwise never. */
const refreshInterval = (sheet: OpenedWork | undefined): number =>
  sheet?.mails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0;

const unbegun = ({ order: { status } }: OpenedWork): string =>
  status === 'refunded'
    ? 'Refunded in full. Nothing to do now.'
    : isPaid(status)
      ? 'This order is paid. Its work begins by itself within a few minutes.'
      : 'This order is not paid. Its work begins by itself when it is.';
