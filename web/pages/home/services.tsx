import { formatRupees } from '#shared/domain/money/money.ts';
import { planRupees } from '#shared/domain/orders/pricing.ts';
import { deliveryDays } from '#shared/policies.ts';
import { NoBreak } from '../../ui/no-break.tsx';
import styles from './home.module.css';

export const HomeServices = () => (
  <section className={`frame stack ${styles.services}`}>
    <h2>Four ways up</h2>
    <ol className="stairs rising">
      <li>
        <h3>
          <a href="/courses" className="touch-link">
            Learn
          </a>
        </h3>
        <p>Programming and certification courses, with prices, dates and timings.</p>
      </li>
      <li>
        <h3>
          <a href="/certifications" className="touch-link">
            Certify
          </a>
        </h3>
        <p>Nine certificates, from CCNA to PMP. The PMP training includes 36 contact hours.</p>
      </li>
      <li>
        <h3>
          <a href="/resume" className="touch-link">
            Rewrite
          </a>
        </h3>
        <p>
          A resume in <NoBreak>{`${deliveryDays} days`}</NoBreak>. From{' '}
          {formatRupees(planRupees['0-3'].Resume)} for up to three years of experience.
        </p>
      </li>
      <li>
        <h3>
          <a href="/services" className="touch-link">
            Talk
          </a>
        </h3>
        <p>
          One-on-one coaching, by the session or as a package. Or practise with our{' '}
          <a href="/interview-questions">daily questions</a>, free and with answers.
        </p>
      </li>
    </ol>
  </section>
);
