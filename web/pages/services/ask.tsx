import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import { ContactWays } from '../../layout/contact-ways.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './services.module.css';

export const ask = 'ask';

export const AskUs = ({ hasNoOffers }: { hasNoOffers: boolean }) => (
  <section id={ask} className={`columns frame ${styles.ask}`}>
    <div className="stack">
      <h2>{hasNoOffers ? 'Ask for a price' : 'Ask us about coaching'}</h2>
      <p>
        {hasNoOffers
          ? 'Say which days suit you, and whether you have one session or a package in mind.'
          : 'Not sure what you need, or looking for another day? Say what you’d like to work on.'}{' '}
        You don’t have to book anything.
      </p>
      <ContactWays about="coaching" />
    </div>
    <Panel aria-label="Coaching">
      <Island
        name="forms/general-enquiry"
        component={GeneralEnquiry}
        props={{
          label: 'Coaching',
          certificationName: 'Coaching',
          submit: hasNoOffers ? 'Ask for a price' : 'Send question',
          fields: {
            phone: { inputMode: 'numeric' },
            message: { label: 'What would you like to work on?' },
          },
        }}
      />
    </Panel>
  </section>
);
