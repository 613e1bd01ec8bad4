import { BadgeCheck, CircleAlert, CircleDashed, Undo2 } from 'lucide-react';
import type { AdminOrder, OrderStatus } from '#shared/domain/order.ts';
import { OrderHistory } from './order-history.tsx';
import styles from './order-standing.module.css';
import { standing, warning } from './order-words.ts';

/** How an order stands, what has to be done about it, and how it came to that. */
export function OrderStanding({ order }: { order: AdminOrder }) {
  const Shape = shapes[order.status];
  const due = warning(order);
  return (
    <div className={styles.standing}>
      <p className={order.status === 'paid' ? styles.paid : styles.state}>
        <Shape aria-hidden="true" size={18} />
        {standing(order)}
      </p>
      {due && (
        <p className={styles.warning}>
          <CircleAlert aria-hidden="true" size={18} />
          {due}
        </p>
      )}
      <OrderHistory order={order} />
    </div>
  );
}

const shapes: Record<OrderStatus, typeof CircleDashed> = {
  created: CircleDashed,
  attempted: CircleDashed,
  paid: BadgeCheck,
  partially_refunded: Undo2,
  refunded: Undo2,
};
