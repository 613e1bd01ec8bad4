import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { LinkButton } from '../../ui/button.tsx';
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
        <ul className="ledger">
          <li className="stack">
            <p>
              <strong>Paid on this or another phone.</strong> Open your order from the link in our email. We
              can email you a new one.
            </p>
            <LinkButton to="/order">Email me my order link</LinkButton>
          </li>
          <li className="stack">
            <p>
              <strong>Money left your account, but there’s no email.</strong> Please don’t pay again. Call us
              and we’ll look for your payment.
            </p>
            <LinkButton to={`tel:${brand.phone}`}>{`Call ${brand.displayPhone}`}</LinkButton>
          </li>
          <li className="stack">
            <p>
              <strong>Still deciding.</strong> Every price is on the site, with what it includes.
            </p>
            <LinkButton to="/resume">See plans and prices</LinkButton>
          </li>
        </ul>
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
