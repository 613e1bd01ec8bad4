import { brand } from '#shared/brand.ts';
import { GeneralEnquiry } from '../forms/general-enquiry.tsx';
import { Ledger, LedgerEntry } from '../ui/ledger.tsx';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './form-page.module.css';

/** Every way to reach the company. */
export const ContactPage = () => (
  <>
    <Opening title="Contact Us">
      Call for a discovery call, write an email, or leave a message here. We reply within 48 business hours.
    </Opening>
    <Prose>
      <Ledger>
        <LedgerEntry name="Discovery call">
          <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>
        </LedgerEntry>
        <LedgerEntry name="Email">
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </LedgerEntry>
        {brand.socials.map(({ name, url }) => (
          <LedgerEntry key={name} name={name}>
            <a href={url}>{brand.name}</a>
          </LedgerEntry>
        ))}
      </Ledger>
    </Prose>
    <section className={styles.form}>
      <h2>Leave a message</h2>
      <GeneralEnquiry label="Contact" submit="Send Message" />
    </section>
  </>
);
