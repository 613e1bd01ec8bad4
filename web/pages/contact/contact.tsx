import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/domain/policies.ts';
import { contactQuestions } from '../../content/faq.ts';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Questions } from '../../ui/faq.tsx';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import { Opening } from '../../ui/opening.tsx';
import styles from './contact.module.css';

/** Every way to reach the company, and what to expect of each. */
export const ContactPage = () => (
  <>
    <Opening title="Contact Us">
      Call for a discovery call, write an email, or leave a message here. We reply within {replyHours}{' '}
      business hours.
    </Opening>
    <div className={styles.ways}>
      <section className={styles.call}>
        <h2>Discovery call</h2>
        <a href={`tel:${brand.phone}`} className={styles.number}>
          {brand.phoneShown}
        </a>
        <p>Have your resume at hand, if you have one. Everything else we ask.</p>
        <Ledger>
          <LedgerEntry name="Email">
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </LedgerEntry>
          {brand.socials.map(({ name, url }) => (
            <LedgerEntry key={name} name={name}>
              <a href={url}>
                {brand.name} on {name}
              </a>
            </LedgerEntry>
          ))}
          <LedgerEntry name="Offices">
            {brand.offices.map(({ city }) => city).join(' and ')}. The addresses and maps are at the end of
            the page.
          </LedgerEntry>
        </Ledger>
      </section>
      <section className={styles.panel}>
        <h2>Leave a message</h2>
        <p>All four fields are needed, so that we can answer you by name, in writing or by phone.</p>
        <GeneralEnquiry label="Contact" submit="Send Message" numericPhone />
      </section>
    </div>
    <Questions group="contact" title="Before you write" questions={contactQuestions}>
      <p>
        What we keep of a message is in the <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </Questions>
  </>
);
