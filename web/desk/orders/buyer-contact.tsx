import type { AdminOrder } from '#shared/domain/order.ts';
import { dialled } from '../enquiries/phone-number.ts';
import styles from './buyer-contact.module.css';

/** Who bought, with the ways to reach her. An order that our page did not make may not say. */
export function BuyerContact({ id, order: { buyer, userId } }: { id: string; order: AdminOrder }) {
  if (!buyer)
    return (
      <div>
        <span id={id}>Buyer not named</span>
        <span className={styles.line}>User {userId}</span>
      </div>
    );
  return (
    <div>
      <span id={id}>{buyer.name}</span>
      <a href={`mailto:${buyer.email}`} className={styles.line}>
        {buyer.email.replace(/@.*/, '@')}
        <wbr />
        {buyer.email.replace(/^[^@]*@/, '')}
      </a>
      <a href={`tel:${dialled(buyer.mobile)}`} className={styles.line}>
        {buyer.mobile}
      </a>
    </div>
  );
}
