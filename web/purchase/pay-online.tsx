import type { Plan } from '#shared/domain/orders/payment.ts';
import { planSlugs } from '../content/resume-plans.ts';
import { Button } from '../ui/button.tsx';
import { byPhone } from './by-phone.tsx';
import styles from './pay-online.module.css';

interface Props {
  /** By default the chosen item. */
  item?: Plan['item'];
}

/** Opens the purchase dialog or, if its script doesn't load, how to buy by phone. */
export const PayOnline = ({ item }: Props) => (
  <Button
    kind="primary"
    popoverTarget={byPhone}
    data-buy={item ? planSlugs[item] : ''}
    data-hydrate-island="purchase/purchase"
  >
    <span className={styles.label}>Pay Online</span>
  </Button>
);
