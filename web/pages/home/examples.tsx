import { rupees } from '#shared/domain/money/money.ts';
import { planPrices } from '#shared/domain/orders/pricing.ts';
import { deliveryDays, supportMonths } from '#shared/policies.ts';
import { LinkButton } from '../../ui/button.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import styles from './examples.module.css';

/** The resume service, explained by one line of a resume: as written, as asked about, as rewritten. */
export const HomeResume = () => (
  <section className={styles.resume}>
    <figure className={styles.line}>
      <ol>
        <li>
          <h3>You wrote</h3>
          <p className={styles.before}>Responsible for the month-end reports of the branch.</p>
        </li>
        <li>
          <h3>We ask</h3>
          <p>How long did one take before you? How long now? What did you change?</p>
        </li>
        <li>
          <h3>It becomes</h3>
          <p className={styles.after}>
            Cut the branch’s month-end report from three days to one by merging eleven sheets into one.
          </p>
        </li>
      </ol>
      <figcaption>One line of a resume. The example is invented.</figcaption>
    </figure>
    <div className={styles.wordsFirst}>
      <h2>A resume that says what you did, not what you were there for</h2>
      <p>
        Delivered in <NoBreak>{`${deliveryDays} days`}</NoBreak>, with unlimited revisions and {supportMonths}{' '}
        months of support. The price goes by your years of experience:
      </p>
      <dl className={styles.prices}>
        {Object.entries(planPrices['0-3']).map(([plan, price]) => (
          <div key={plan}>
            <dt>{plan}</dt>
            <dd>from {rupees(price)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to="/resume">Plans, combos and samples</LinkButton>
    </div>
  </section>
);
