import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { bands, listedRupees, planItems, priceInRupees } from '#shared/domain/orders/pricing.ts';
import { refundPath } from '#shared/domain/orders/refund-rules.ts';
import { deliveryDays, noticeHours } from '#shared/policies.ts';
import { servicesFaq } from '../../content/faq.ts';
import { legalRightsText } from '../../content/refunds.ts';
import { planSlugs } from '../../content/resume-plans.ts';
import type { PageProps } from '../../page.ts';
import { Proof } from '../../reviews/proof.tsx';
import { TeamLines } from '../../team/team-lines.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CallAndWhatsApp } from '../../ui/call-and-whatsapp.tsx';
import { DeadlinesByEmail } from '../../ui/deadlines-by-email.tsx';
import { Faq } from '../../ui/faq.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import { RefundLine } from '../../ui/refund-line.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { SampleSession } from './sample-session.tsx';
import styles from './services.module.css';

export const ServicesPage = ({ data }: PageProps) => (
  <>
    <div className={`columns frame ${styles.intro}`}>
      <div className={`stack ${styles.text}`}>
        <h1>Services</h1>
        <p className="lead">
          IT and project-management coaching, one-on-one, by the session or as a package.
        </p>
        <ul className={`ledger ${styles.prices}`}>
          <li>
            <a href="#programs" className="touch-link">
              Coaching
            </a>
            <span>Agreed before you pay</span>
            <p className="note">One session, or several as a package.</p>
          </li>
          <li>
            <a href="/resume" className="touch-link">
              Documents
            </a>
            <strong>from {formatRupees(Math.min(...listedRupees()))}</strong>
            <p className="note">A resume, a cover letter or a LinkedIn profile.</p>
          </li>
          <li>
            <a href="/courses" className="touch-link">
              Courses
            </a>
            <span>Each with its date and price</span>
          </li>
        </ul>
        <Proof data={data} />
        <TeamLines data={data} task="coach" />
        <CallOrWrite />
      </div>
      <SampleSession />
    </div>
    <CoachingPrograms />
    <DocumentPrices />
    <CoachingSteps />
    <Faq title="Questions before your first session" entries={servicesFaq}>
      <p>
        Full details are in our <a href={refundPath()}>cancellation and refund policy</a>.
      </p>
      <CallOrWrite />
    </Faq>
  </>
);

const CoachingPrograms = () => (
  <TintedSection>
    <h2 id="programs">Two coaching programs</h2>
    <div className="ledger side-by-side">
      {programs.map(({ name, offer, rule }) => (
        <div key={name} className={styles.program}>
          <h3>{name}</h3>
          <Entries entries={offer} />
          <RefundLine rule={rule} />
        </div>
      ))}
    </div>
    <CallOrWrite />
    <div className="group note">
      <DeadlinesByEmail />
      <p>{legalRightsText}</p>
    </div>
  </TintedSection>
);

const CallOrWrite = () => (
  <div className="row">
    <LinkButton to="/contact" kind="primary">
      Write to us
    </LinkButton>
    <CallAndWhatsApp about="coaching" />
  </div>
);

const Entries = ({ entries }: { entries: Record<string, string> }) => (
  <dl>
    {Object.entries(entries).map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const programs = [
  {
    name: 'One-on-One Coaching Sessions',
    offer: {
      'Good for': 'One thing on your mind: an interview coming up, a stuck project, an offer to weigh.',
      'You pay': 'The session fee, agreed before you pay.',
    },
    rule: 'session',
  },
  {
    name: 'Coaching Packages & Programs',
    offer: {
      'Good for': 'A goal that takes several sessions: a certificate, a new role, your first team.',
      'You pay': 'One discounted price for all sessions, agreed before you pay.',
    },
    rule: 'package',
  },
] as const;

const DocumentPrices = () => (
  <section className={`columns headed frame ${styles.documents}`}>
    <div className="stack">
      <h2>Written for you, at a fixed price</h2>
      <p>
        A resume, a cover letter or a LinkedIn profile in <NoBreak>{`${deliveryDays} days`}</NoBreak>. The
        price depends on your experience. These prices are for <NoBreak>{`${bands[0]} years`}</NoBreak>.
      </p>
    </div>
    <ul className={`ledger ${styles.prices}`}>
      {planItems.map((item) => (
        <li key={item}>
          <a href={`/resume?band=${bands[0]}&plan=${planSlugs[item]}`} className="touch-link">
            {item}
          </a>
          <strong>from {formatRupees(priceInRupees({ band: bands[0], item }))}</strong>
        </li>
      ))}
    </ul>
  </section>
);

const CoachingSteps = () => (
  <TintedSection className={`stack ${styles.steps}`}>
    <h2>Three steps</h2>
    <ol className="stairs touch-links">
      <Step name="Call">
        A discovery call at <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>. Tell us where you are and
        where you’d like to be.
      </Step>
      <Step name="Plan">We agree the topics, the number of sessions, the days and the price.</Step>
      <Step name="Work">
        We meet one-on-one and work through the plan. Need a different day? Give us {noticeHours} hours’
        notice.
      </Step>
    </ol>
  </TintedSection>
);

const Step = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <h3>{name}</h3>
    <p>{children}</p>
  </li>
);
