import { formatRupees } from '#shared/domain/money/money.ts';
import { planRupees } from '#shared/domain/orders/pricing.ts';
import { deliveryDays, supportMonths } from '#shared/policies.ts';
import { LinkButton } from '../../ui/button.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import styles from './resume-example.module.css';

const { '0-3': prices } = planRupees;

export const HomeResume = () => (
  <section className={`columns frame ${styles.resume}`}>
    <figure className={`stack ${styles.example}`}>
      <ol>
        <li>
          <h3 className="note">You wrote</h3>
          <p className={styles.before}>Responsible for the branch’s month-end reports.</p>
        </li>
        <li>
          <h3 className="note">We ask</h3>
          <p>How long did one take before you joined? How long does it take now? What did you change?</p>
        </li>
        <li>
          <h3 className="note">Your resume says</h3>
          <p className="display-1">
            Cut the branch’s month-end reporting from three days to one by merging eleven sheets into one.
          </p>
        </li>
      </ol>
      <figcaption className="note">A made-up example.</figcaption>
    </figure>
    <div className={`stack ${styles.text}`}>
      <h2>A resume that shows what you achieved, not just what you were responsible for</h2>
      <p>
        Delivered in <NoBreak>{`${deliveryDays} days`}</NoBreak>, with unlimited revisions and {supportMonths}{' '}
        months of support. The price depends on your years of experience: a resume from{' '}
        <b>{formatRupees(prices.Resume)}</b>, a cover letter from{' '}
        <b>{formatRupees(prices['Cover Letter'])}</b>, a LinkedIn profile from{' '}
        <b>{formatRupees(prices.LinkedIn)}</b>.
      </p>
      <LinkButton to="/resume">Plans, combos and samples</LinkButton>
    </div>
  </section>
);
