import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Confirmation } from './confirmation.tsx';
import styles from './payment-success.module.css';
import { HomeLink, ResultPage, ThankYou } from './thank-you.tsx';

export const PaymentSuccessPage = () => (
  <>
    <div className={styles.withoutOrder}>
      <ResultPage>
        <div className={styles.choice}>
          <div className="stack">
            <ThankYou />
          </div>
          <HomeLink />
        </div>
      </ResultPage>
      <section className={`frame stack ${styles.findOrder}`}>
        <h2>Looking for your order?</h2>
        <ul className="ledger">
          <Situation
            title="I paid, but can’t find my order"
            link={
              <LinkButton to="/order" kind="primary">
                Email me my order link
              </LinkButton>
            }
          >
            The link to your order is in our email. Paid on another phone, or lost the email? We’ll send the
            link again.
          </Situation>
          <Situation
            title="Money left my account, and no email came"
            link={<LinkButton to={`tel:${brand.phone}`}>{`Call ${brand.displayPhone}`}</LinkButton>}
          >
            <strong>Please don’t pay again.</strong> Call us and we’ll look for your payment.
          </Situation>
          <Situation
            title="I haven’t paid yet"
            link={<LinkButton to="/resume">See plans and prices</LinkButton>}
          >
            Every price is on the site, with what it includes.
          </Situation>
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

interface SituationProps {
  title: string;
  link: ReactNode;
  children: ReactNode;
}

const Situation = ({ title, link, children }: SituationProps) => (
  <li className={styles.choice}>
    <div className={styles.situation}>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
    {link}
  </li>
);
