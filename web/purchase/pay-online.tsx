import type { Plan } from '#shared/domain/orders/payment.ts';
import { planSlugs } from '../content/resume-plans.ts';
import { Button } from '../ui/button.tsx';
import { byTelephone } from './by-telephone.tsx';
import styles from './pay-online.module.css';

interface Props {
  /** What it buys; the chosen item unless said. */
  item?: Plan['item'];
}

/** The button that opens the purchase dialog, or, where its script does not come, the way to buy by telephone. */
export const PayOnline = ({ item }: Props) => (
  <Button
    kind="primary"
    popoverTarget={byTelephone}
    data-buy={item ? planSlugs[item] : ''}
    data-wakes-island="purchase/purchase"
  >
    <span className={styles.words}>Pay Online</span>
  </Button>
);
