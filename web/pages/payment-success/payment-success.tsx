import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { Confirmation } from './confirmation.tsx';
import styles from './payment-success.module.css';
import { HomeLink, ResultPage, ThankYou } from './thank-you.tsx';

export const PaymentSuccessPage = () => (
  <>
    <div className={styles.withoutOrder}>
      <ResultPage links={<HomeLink />}>
        <ThankYou />
      </ResultPage>
      <section className={`frame stack ${styles.findOrder}`}>
        <h2>Looking for your order?</h2>
        <p>
          Open it from the link in our email. If you can’t find that email,{' '}
          <a href="/order">get a new link</a> using the email address you ordered with.
        </p>
        <p>
          No email from us, but money has left your account? Please don’t pay again: call{' '}
          <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a> and we’ll look for your payment.
        </p>
      </section>
    </div>
    <div className={styles.withOrder}>
      <Island
        name="pages/payment-success/confirmation"
        component={Confirmation}
        props={{}}
        hydrateOn="payment"
      />
    </div>
  </>
);
