import type { AdminOrder } from '#shared/domain/order.ts';
import styles from './order-actions.module.css';
import { RecheckOrder } from './recheck-order.tsx';
import { RefundOrder } from './refund-order.tsx';

interface Props {
  order: AdminOrder;
  onChanged: (order: AdminOrder) => void;
}

/** What can be done about an order; what came of it is said beneath. */
export const OrderActions = ({ order, onChanged }: Props) => (
  <div className={styles.actions}>
    <RecheckOrder order={order} onChanged={onChanged} />
    {order.payments.some(({ captured }) => captured) && <RefundOrder order={order} onChanged={onChanged} />}
  </div>
);
