import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { bands, planNames, priceInRupees } from '#shared/domain/orders/pricing.ts';
import { refundPath } from '#shared/domain/orders/refund-rules.ts';
import { deliveryDays, noticeHours, replyHours } from '#shared/policies.ts';
import { servicesFaq } from '../../content/faq.ts';
import { legalRightsText } from '../../content/refunds.ts';
import { planSlugs } from '../../content/resume-plans.ts';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import { ContactWays } from '../../layout/contact-ways.tsx';
import type { PageProps } from '../../page.ts';
import { Proof } from '../../reviews/proof.tsx';
import { TeamLines } from '../../team/team-lines.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Faq } from '../../ui/faq.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import { OfferTerms } from '../../ui/offer-terms.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefundLine } from '../../ui/refund-line.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { SampleSession } from './sample-session.tsx';
import styles from './services.module.css';

export const ServicesPage = ({ data }: PageProps) => (
  <>
    <div className={`columns frame ${styles.intro}`}>
      <div className="stack">
        <h1>Services</h1>
        <p className="lead">
          IT and project-management coaching, one-on-one, by the session or as a package.
        </p>
      </div>
      <CoachingOffer data={data} />
      <SampleSession />
    </div>
    <CoachingPrograms />
    <Documents />
    <CoachingSteps />
    <Faq title="Questions before your first session" entries={servicesFaq}>
      <p>
        Full details are in our <a href={refundPath()}>cancellation and refund policy</a>.
      </p>
    </Faq>
    <AskForPrice />
  </>
);

const ask = 'ask';

const CoachingOffer = ({ data }: Pick<PageProps, 'data'>) => (
  <Panel className={styles.offer}>
    <h2>We agree the price first</h2>
    <p>
      Say what you’d like to work on and which days suit you. We’ll reply within {replyHours} business hours
      with a price and a day, and you pay only then.
    </p>
    <TeamLines data={data} task="coach" />
    <Proof data={data} />
    <LinkButton to={`#${ask}`} kind="primary">
      Ask for a price
    </LinkButton>
    <OfferTerms rule="session" about="coaching" />
  </Panel>
);

const CoachingPrograms = () => (
  <TintedSection>
    <h2 id="programs">Two coaching programs</h2>
    <div className="ledger side-by-side">
      {programs.map(({ name, offer, rule }) => (
        <div key={name} className={styles.program}>
          <h3>{name}</h3>
          <Entries entries={offer} />
          <a href={`#${ask}`} className="touch-link">
            Ask for a price<span className="visually-hidden">: {name}</span>
          </a>
          <details className={`faq ${styles.rules}`}>
            <summary>If you move or cancel</summary>
            <RefundLine rule={rule} />
          </details>
        </div>
      ))}
    </div>
    <p className="note">{legalRightsText}</p>
  </TintedSection>
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

const Documents = () => (
  <section className={`frame columns headed ${styles.documents}`}>
    <h2 className="size-2">
      Written for you in <NoBreak>{`${deliveryDays} days`}</NoBreak>, at a fixed price
    </h2>
    <ul className="ledger touch-links">
      {planNames.map((item) => (
        <li key={item} className="baseline apart">
          <a href={`/resume?band=${bands[0]}&plan=${planSlugs[item]}`}>{item}</a>{' '}
          <b className="display-1">from {formatRupees(priceInRupees({ band: bands[0], item }))}</b>
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

const AskForPrice = () => (
  <section id={ask} className={`columns frame ${styles.ask}`}>
    <div className="stack">
      <h2>Ask for a price</h2>
      <p>
        Say which days suit you, and whether you have one session or a package in mind. You don’t have to book
        anything.
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
          submit: 'Ask for a price',
          fields: {
            phone: { inputMode: 'numeric' },
            message: { label: 'What would you like to work on?' },
          },
        }}
      />
    </Panel>
  </section>
);
