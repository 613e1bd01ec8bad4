import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';

/** The terms under which the company works. */
export const TermsPage = () => (
  <>
    <Opening title="Terms & Conditions">What holds between you and {brand.name}.</Opening>
    <Prose>
      <h2>Appointments</h2>
      <p>Rescheduling needs 48 hours’ notice.</p>
      <h2>Fees</h2>
      <p>
        Prices are in Indian rupees. Fees are non-refundable; the{' '}
        <Link to="/cancellation-policy">cancellation and refund policy</Link> says what holds for each
        service.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </Prose>
  </>
);
