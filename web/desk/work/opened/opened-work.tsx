import { brand } from '#shared/brand.ts';
import { isUnreachable } from '#shared/domain/mail/mail-recipients.ts';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { WorkSheet as Opened } from '#shared/domain/work/bought-work.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Drafts } from '../../drafts.ts';
import { ReadState } from '../../read-state.tsx';
import { Contact } from '../../sheet/contact.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { Complaints } from './complaints.tsx';
import { Facts } from './facts.tsx';
import { Mails } from './mails.tsx';
import { OrderActions } from './order-actions.tsx';
import { Place } from './place.tsx';
import { useOpened } from './use-opened.ts';
import { WorkPanel } from './work-panel.tsx';

interface Props {
  /** Of the order. */
  id: string;
  now: number;
  drafts: Drafts;
  onClose: () => void;
}

/** Bought work in a sheet of its own: all that its buyer sees, and all that the owner can do about it. */
export function WorkSheet({ id, now, drafts, onClose }: Props) {
  const { data, error, show, ask } = useOpened(id);
  return (
    <Sheet title={data?.order.name ?? data?.order.what ?? 'Work'} onClose={onClose}>
      {data && (
        <>
          <Facts opened={data} />
          {isUnreachable(data.mails) && (
            <Notice kind="failure">
              Call the buyer: a mail came back. Below you can correct the address.
            </Notice>
          )}
          <Contact name={data.order.name ?? 'the buyer'} phone={data.mobile} greeting={greeting(data)} />
          <Complaints complaints={data.complaints} />
          {data.order.place && <Place place={data.order.place} />}
          {data.work ? (
            <WorkPanel id={id} work={data.work} now={now} drafts={drafts} show={show} />
          ) : (
            <p>{unbegun(data)}</p>
          )}
          <OrderActions opened={data} show={show} refresh={ask} />
          <Mails mails={data.mails} />
        </>
      )}
      <ReadState
        isLoading={!data}
        error={data ? undefined : error}
        failure="This order did not load."
        missing="There is no such order."
        onRetry={() => void ask()}
      />
    </Sheet>
  );
}

const unbegun = ({ order: { status } }: Opened): string =>
  status === 'refunded'
    ? 'Refunded in full. Nothing to do now.'
    : isPaid(status)
      ? 'This order is paid. Its work begins by itself within a few minutes.'
      : 'This order is not paid. Its work begins by itself when it is.';

const greeting = ({ order: { name, what } }: Opened): string =>
  `Hello ${name ?? ''}, this is ${brand.name}. It is about your order, ${what}. `;
