import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { Confirmation } from './confirmation.tsx';
import styles from './payment-success.module.css';
import { HomeLink, Receipt, ThankYou } from './receipt.tsx';

/**
 * Thanks a buyer after a verified payment; with an order in the address, it shows the state of that order instead. Without
 * an order nothing of it needs a script, and it says that nobody has paid here.
 */
export const PaymentSuccessPage = () => (
  <>
    <div className={styles.thanks}>
      <Receipt links={<HomeLink />}>
        <ThankYou />
        <p>
          <strong>
            Nothing was paid in this browser: if you paid elsewhere, open your order by the link in our mail,
            and if money has left your account, do not pay again but call{' '}
            <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>.
          </strong>
        </p>
      </Receipt>
    </div>
    <div className={styles.asking}>
      <Island name="pages/payment-success/confirmation" component={Confirmation} props={{}} wakes="payment" />
    </div>
  </>
);
