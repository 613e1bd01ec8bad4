import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import styles from './enquiry.module.css';

/** Asks about a certification by its name. */
export const CertificationEnquiry = ({ name }: { name: string }) => (
  <section className={styles.panel} aria-labelledby="more-info">
    <h2 id="more-info">Request More Info</h2>
    <p>Dates, timings, the price, or whether {name} fits your years of work.</p>
    <GeneralEnquiry label="Request More Info" certificationName={name} submit="Request More Info" />
  </section>
);
