import { brand, officeCities, socials } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import { contactFaq } from '../../content/faq.ts';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import { WhatsAppLink } from '../../ui/call-and-whatsapp.tsx';
import { Faq } from '../../ui/faq.tsx';
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
        <WhatsAppLink />
        <p>Keep your resume handy if you have one. We’ll ask about anything else.</p>
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
      <section className={styles.others}>
        <h2 className="size-2">Email and social media</h2>
        <ul className="row touch-links">
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
          {socials.map(({ name, url }) => (
            <li key={name}>
              <a href={url}>
                <span className="visually-hidden">{brand.name} on </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="note">Our offices are in {officeCities()}. Their maps are at the bottom of the page.</p>
      </section>
    </div>
    <Faq title="Before you write" entries={contactFaq}>
      <p>
        Our <a href="/privacy-policy">privacy policy</a> says what we store when you write to us.
      </p>
    </Faq>
    <section className={`frame narrow ${styles.callback}`}>
      <details className="faq">
        <summary>Prefer a call? Leave your number</summary>
        <CallbackForm />
      </details>
    </section>
  </>
);

const drawing = <LineDrawing shape="M70 14h180v96H70z" accent="M72 16l88 56 88-56" />;
