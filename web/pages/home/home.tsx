import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import type { PageProps } from '../../page.ts';
import { Proof } from '../../reviews/proof.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { WhatsAppLink } from '../../ui/call-and-whatsapp.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Stepwell } from '../../ui/stepwell.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { HomeCertificates } from './certificates.tsx';
import styles from './home.module.css';
import { NextBatches } from './next-batches.tsx';
import { HomeResume } from './resume-example.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { HomeServices } from './services.tsx';

export const HomePage = (props: PageProps) => (
  <>
    <div className={`frame ${styles.hero}`}>
      <div className={`stack ${styles.text}`}>
        <h1>The next step at work is easier with a coach beside you.</h1>
        <p className={styles.lead}>
          {brand.name} helps working people in India earn certificates, learn programming, get a better resume
          and practise with a coach.
        </p>
        <Proof {...props} />
      </div>
      <NextBatches {...props} />
      <div className={`stack ${styles.text}`}>
        <div className="row">
          <LinkButton to="/courses" kind="primary">
            See courses and prices
          </LinkButton>
          <LinkButton to="/resume">Resume services</LinkButton>
        </div>
        <p className="note">
          <span lang="hi">सोपान</span> (sopaan) is Hindi for a flight of steps.
        </p>
        <div className={styles.drawing}>
          <Stepwell tiers={3} flights={4} />
        </div>
      </div>
    </div>
    <HomeServices />
    <HomeCertificates {...props} />
    <HomeResume />
    <HomeCall />
    <Reviews {...props} />
  </>
);

const HomeCall = () => (
  <TintedSection className={`columns ${styles.discovery}`}>
    <div className={`stack ${styles.call}`}>
      <h2>Not sure where to start?</h2>
      <p>
        Start with a discovery call. Tell us about your work, and we’ll tell you which of our services could
        help, or say so if none would.
      </p>
      <PhoneLink />
      <WhatsAppLink about="a discovery call" />
    </div>
    <div className="stack">
      <h3>
        Or <a href="/contact">write to us</a>
      </h3>
      <ol className="ledger numbered">
        <li>Tell us where you work today and where you’d like to be.</li>
        <li>We’ll reply within {replyHours} business hours.</li>
        <li>You decide. There’s no obligation.</li>
      </ol>
    </div>
  </TintedSection>
);
