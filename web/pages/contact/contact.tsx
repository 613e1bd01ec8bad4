import { brand, offices, socials } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import { contactFaq } from '../../content/faq.ts';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import { Faq } from '../../ui/faq.tsx';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import styles from './contact.module.css';

export const ContactPage = () => (
  <>
    <PageIntro title="Contact Us" drawing={drawing}>
      Call us for a discovery call, email us, or leave a message here. We’ll reply within {replyHours}{' '}
      business hours.
    </PageIntro>
    <div className={`columns frame ${styles.channels}`}>
      <section className="stack">
        <h2 className="size-2">Discovery call</h2>
        <PhoneLink />
        <p>Keep your resume handy if you have one. We’ll ask about anything else.</p>
        <Ledger>
          <LedgerEntry name="Email">
            <a href={`mailto:${brand.email}`} className="touch-link">
              {brand.email}
            </a>
          </LedgerEntry>
          {socials.map(({ name, url }) => (
            <LedgerEntry key={name} name={name}>
              <a href={url} className="touch-link">
                {brand.name} on {name}
              </a>
            </LedgerEntry>
          ))}
          <LedgerEntry name="Offices">
            {offices.map(({ city }) => city).join(' and ')}. The addresses and maps are at the bottom of the
            page.
          </LedgerEntry>
        </Ledger>
        <CallbackForm />
      </section>
      <Panel>
        <h2 className="size-2">Leave a message</h2>
        <p>Please fill in all four fields, so we can email or call you.</p>
        <Island
          name="forms/general-enquiry"
          component={GeneralEnquiry}
          props={{ label: 'Contact', submit: 'Send message' }}
        />
      </Panel>
    </div>
    <Faq title="Before you write" entries={contactFaq}>
      <p>
        Our <a href="/privacy-policy">privacy policy</a> says what we store when you write to us.
      </p>
    </Faq>
  </>
);

const drawing = <LineDrawing shape="M70 14h180v96H70z" accent="M72 16l88 56 88-56" />;
