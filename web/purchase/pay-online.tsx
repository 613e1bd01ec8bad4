import type { Plan } from '#shared/domain/orders/payment.ts';
import { planSlugs } from '../content/resume-plans.ts';
import { Button } from '../ui/button.tsx';
import { byPhone } from './by-phone.tsx';
import styles from './pay-online.module.css';

interface Props {
  /** By default, the item that's selected in the price list. */
  item?: Plan['item'];
}

/** If the purchase dialog's script doesn't load, the button opens a popover that explains how to buy by phone. */
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
