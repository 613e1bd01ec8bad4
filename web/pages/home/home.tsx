import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import type { PageProps } from '../../page.ts';
import { Proof } from '../../reviews/proof.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { WhatsAppLink } from '../../ui/call-and-whatsapp.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { HomeCertificates } from './certificates.tsx';
import styles from './home.module.css';
import { NextBatches } from './next-batches.tsx';
import { HomeResume } from './resume-example.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { HomeServices } from './services.tsx';
import { HomeTeam } from './team.tsx';

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
        <div className={`row ${styles.actions}`}>
          <LinkButton to="/courses" kind="primary">
            See courses
          </LinkButton>
          <LinkButton to="/resume" kind="quiet">
            Resume services
          </LinkButton>
        </div>
      </div>
      <NextBatches {...props} />
    </div>
    <HomeTeam {...props} />
    <HomeServices />
    <HomeCertificates {...props} />
    <HomeResume />
    <HomeCall />
    <Reviews {...props} />
  </>
);

const HomeCall = () => (
  <TintedSection className={`columns ${styles.discovery}`}>
    <div className="stack">
      <h2>Not sure where to start?</h2>
      <p>
        Start with a discovery call. Tell us about your work, and we’ll tell you which of our services could
        help, or say so if none would.
      </p>
    </div>
    <div className={`group ${styles.call}`}>
      <PhoneLink />
      <WhatsAppLink about="a discovery call" />
      <p>
        Or <a href="/contact">write to us</a>. We’ll reply within {replyHours} business hours, and there’s no
        obligation.
      </p>
    </div>
  </TintedSection>
);
