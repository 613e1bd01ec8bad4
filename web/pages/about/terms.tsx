import { Link } from 'react-router-dom';
import { deliveryDays, noticeHours, replyHours, supportMonths } from '#shared/domain/policies.ts';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import styles from './terms.module.css';

/** What the company can be held to, each with its figure. */
export const AboutTerms = () => (
  <section className={styles.terms}>
    <h2>What you can hold us to</h2>
    <Ledger>
      <LedgerEntry name={`${replyHours} business hours`}>until we reply to an enquiry.</LedgerEntry>
      <LedgerEntry name={`${deliveryDays} days`}>
        until a resume, cover letter or LinkedIn profile is delivered.
      </LedgerEntry>
      <LedgerEntry name={`${supportMonths} months`}>of support on it, with unlimited revisions.</LedgerEntry>
      <LedgerEntry name={`${noticeHours} hours`}>
        of notice to move a session. Its fee can then be applied to a future appointment at no extra cost.
      </LedgerEntry>
      <LedgerEntry name="No refund">
        in general, and we would rather say it here. The{' '}
        <Link to="/cancellation-policy">cancellation and refund policy</Link> has every case.
      </LedgerEntry>
    </Ledger>
  </section>
);
