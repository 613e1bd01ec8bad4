import { isUnreachable } from '#shared/domain/mail/undelivered.ts';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { WorkDetail as OpenedWork } from '#shared/domain/work/bought-work.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Contact } from '../../../kit/contact/contact.tsx';
import { greetBuyer } from '../../../kit/contact/greeting.ts';
import { Drawer } from '../../../kit/drawer/drawer.tsx';
import { Emails } from '../../../kit/drawer/emails.tsx';
import { useQuery } from '../../../kit/queries.ts';
import { ReadState } from '../../../kit/read-state.tsx';
import { Complaints } from './complaints.tsx';
import { CourseSeat, OrderFacts } from './facts.tsx';
import { OrderActions } from './order-actions.tsx';
import { WorkPanel } from './work-panel.tsx';

interface Props {
  id: string;
  now: number;
  onClose: () => void;
}

export function WorkDetail({ id, now, onClose }: Props) {
  const read = useQuery('GET /admin/work/{id}', { path: { id } }, { refreshInterval });
  const { data, show, ask } = read;
  return (
    <Drawer title={data?.order.name ?? data?.order.what ?? 'Work'} onClose={onClose}>
      {data && (
        <>
          <OrderFacts detail={data} />
          {isUnreachable(data.emails) && (
            <Notice kind="failure">
              Call the buyer: an email bounced. You can correct the address below.
            </Notice>
          )}
          <Contact
            name={data.order.name ?? 'the buyer'}
            phone={data.mobile}
            greeting={greetBuyer(data.order.name, data.order.what)}
          />
          <Complaints complaints={data.complaints} />
          {data.order.courseSeat && <CourseSeat seat={data.order.courseSeat} />}
          {data.work ? <WorkPanel id={id} work={data.work} now={now} show={show} /> : <p>{unbegun(data)}</p>}
          <OrderActions detail={data} show={show} refresh={ask} />
          <Emails title="Emails about this order" emails={data.emails} reader="the buyer" />
        </>
      )}
      <ReadState read={read} failure="Couldn’t load this order." missing="This order doesn’t exist." />
    </Drawer>
  );
}

const refreshInterval = (detail: OpenedWork | undefined): number =>
  detail?.emails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0;

const unbegun = ({ order: { status } }: OpenedWork): string =>
  status === 'refunded'
    ? 'Refunded in full. Nothing to do now.'
    : isPaid(status)
      ? 'This order has been paid for. Work on it will start within a few minutes.'
      : 'This order hasn’t been paid for. Work on it will start once it has been.';
