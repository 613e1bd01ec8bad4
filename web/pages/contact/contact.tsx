import { brand, legal, socials } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import { contactFaq } from '../../content/faq.ts';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import { ContactWays } from '../../layout/contact-ways.tsx';
import { OfficeList } from '../../layout/office-list.tsx';
import { Faq } from '../../ui/faq.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './contact.module.css';

const { grievanceOfficer: officer } = legal;

export const ContactPage = () => (
  <>
    <PageIntro title="Contact Us">
      Call us for a discovery call, email us, or leave a message here. We’ll reply within {replyHours}{' '}
      business hours.
    </PageIntro>
    <div className={`columns frame ${styles.channels}`}>
      <section className="stack">
        <h2 className="size-2">Discovery call</h2>
        <p>Keep your resume handy if you have one. We’ll ask about anything else.</p>
        <ContactWays />
      </section>
      <Panel className={styles.message}>
        <h2 className="size-2">Leave a message</h2>
        <p>Please fill in all four fields, so we can email or call you.</p>
        <Island
          name="forms/general-enquiry"
          component={GeneralEnquiry}
          props={{ label: 'Contact', submit: 'Send message' }}
        />
      </Panel>
      <section className="stack">
        <h2 className="size-2">Our offices</h2>
        <OfficeList />
        <div>
          <ul className="row touch-links">
            {socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url}>
                  <span className="visually-hidden">{brand.name} on </span>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className="note">
            {officer.name}, {officer.designation}, answers <a href="/grievance">complaints</a>.
          </p>
        </div>
      </section>
    </div>
    <Faq title="Before you write" entries={contactFaq}>
      <p>
        Our <a href="/privacy-policy">privacy policy</a> says what we store when you write to us.
      </p>
    </Faq>
    <section className={`columns headed frame ${styles.callback}`}>
      <details className="faq">
        <summary>Prefer a call? Leave your number</summary>
        <CallbackForm />
      </details>
    </section>
  </>
);
