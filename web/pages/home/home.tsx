import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import type { PageProps } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import columns from '../../ui/columns.module.css';
import numbered from '../../ui/numbered.module.css';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Stepwell } from '../../ui/stepwell.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { HomeCertificates } from './certificates.tsx';
import { HomeResume } from './examples.tsx';
import styles from './home.module.css';
import { NextBatches } from './next-batches.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { WaysUp } from './ways-up.tsx';

/** The home page: the company, the four things it does for a career, and the reviews of it. */
export const HomePage = (props: PageProps) => (
  <>
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>The next step at work is easier with a coach beside you.</h1>
        <p className={styles.lead}>
          {brand.name} trains people in India for certificates and programming jobs, writes their resumes and
          coaches them one to one.
        </p>
      </div>
      <NextBatches {...props} />
      <div className={styles.words}>
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
    <WaysUp />
    <HomeCertificates {...props} />
    <HomeResume />
    <HomeCall />
    <Reviews {...props} />
  </>
);

/** The discovery call: a number large enough to dial, and what happens to those who would rather write. */
const HomeCall = () => (
  <TintedSection inside={`${columns.columns} ${styles.discovery}`}>
    <div className={styles.call}>
      <h2>Not sure which step is yours?</h2>
      <p>
        Call for a discovery call. You talk about your work; we say which of the four ways could help, if any.
      </p>
      <PhoneLink />
    </div>
    <div className="stack">
      <h3>
        Or <a href="/contact">write to us</a>
      </h3>
      <ol className={numbered.list}>
        <li>You say where you work today and where you would like to be.</li>
        <li>We reply within {replyHours} business hours.</li>
        <li>You decide. Asking commits you to nothing.</li>
      </ol>
    </div>
  </TintedSection>
);
