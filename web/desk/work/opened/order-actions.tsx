import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { RefundOrder } from '../../orders/refund.tsx';
import { Choices } from '../../sheet/choices.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { NewLink } from './new-link.tsx';

interface Props {
  sheet: WorkSheet;
  show: (sheet: WorkSheet) => unknown;
  /** Reads the order again. */
  refresh: () => unknown;
}

/** The owner's actions on the order itself: its address, its link, its money. */
export function OrderActions({ sheet, show, refresh }: Props) {
  const { id, status } = sheet.order;
  if (!isPaid(status)) return null;
  return (
    <>
      <Choices
        title="The order"
        name="order-action"
        choices={[
          {
            id: 'email',
            name: 'Correct the address',
            form: <CorrectAddress sheet={sheet} show={show} />,
          },
          { id: 'link', name: 'New link for the buyer', form: <NewLink sheet={sheet} /> },
        ]}
      />
      <div>
        <RefundOrder id={id} isRefundable={status !== 'refunded'} onChanged={refresh}>
          <p>
            All the money back ends the work; drafts that were sent stay with the buyer. After a part, end the
            documents that will not be made.
          </p>
        </RefundOrder>
      </div>
    </>
  );
}
