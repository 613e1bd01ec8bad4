import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { WorkDetail } from '#shared/domain/work/bought-work.ts';
import { DrawerActions } from '../../../kit/drawer/drawer.tsx';
import { RefundOrder } from '../../orders/refund.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { NewLink } from './new-link.tsx';

interface Props {
  detail: WorkDetail;
  show: (detail: WorkDetail) => unknown;
  refresh: () => unknown;
}

export function OrderActions({ detail, show, refresh }: Props) {
  const { id, status } = detail.order;
  if (!isPaid(status)) return null;
  return (
    <>
      <DrawerActions
        title="The order"
        name="order-action"
        choices={[
          {
            id: 'email',
            name: 'Correct the email address',
            form: <CorrectAddress detail={detail} show={show} />,
          },
          { id: 'link', name: 'New order link', form: <NewLink detail={detail} /> },
        ]}
      />
      <div>
        <RefundOrder id={id} isRefundable={status !== 'refunded'} onChanged={refresh}>
          <p>
            A full refund ends the work; the buyer keeps any drafts already sent. After a part refund, cancel
            the documents you won’t be writing.
          </p>
        </RefundOrder>
      </div>
    </>
  );
}
