import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { rupees } from '#shared/domain/money/money.ts';
import { bands, listedPrices, planItems, priceOf } from '#shared/domain/orders/pricing.ts';
import { deliveryDays, noticeHours } from '#shared/policies.ts';
import { servicesFaq } from '../../content/faq.ts';
import { buyersRights } from '../../content/refunds.ts';
import { planSlugs } from '../../content/resume-plans.ts';
import { LinkButton } from '../../ui/button.tsx';
import columns from '../../ui/columns.module.css';
import faq from '../../ui/faq.module.css';
import { Faq } from '../../ui/faq.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import sides from '../../ui/sides.module.css';
import stairs from '../../ui/stairs.module.css';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { SampleSession } from './sample-session.tsx';
import styles from './services.module.css';

/** The page of the services: the offers with their prices, a sample session, the two coaching programs and their steps, and the questions. */
export const ServicesPage = () => (
  <>
    <div className={`${columns.columns} ${styles.first}`}>
      <div className={styles.words}>
        <h1>Services</h1>
        <p className={styles.lead}>IT and project-management coaching, one to one: a session or a package.</p>
        <ul className={`ledger ${styles.prices}`}>
          <li>
            <a href="#programs" className="tap">
              Coaching
            </a>
            <span>Agreed before anything is paid</span>
            <p className="note">One session, or several as a package.</p>
          </li>
          <li>
            <a href="/resume" className="tap">
              Documents
            </a>
            <strong>from {rupees(Math.min(...listedPrices))}</strong>
            <p className="note">A resume, a cover letter or a LinkedIn profile.</p>
          </li>
          <li>
            <a href="/courses" className="tap">
              Courses
            </a>
            <span>Each with its date and price</span>
          </li>
        </ul>
        <CallOrWrite />
      </div>
      <SampleSession />
    </div>
    <CoachingPrograms />
    <WrittenWork />
    <CoachingSteps />
    <Faq title="Asked before the first session" entries={servicesFaq}>
      <p>
        The <a href="/cancellation-policy">cancellation and refund policy</a> has the same in full.
      </p>
      <CallOrWrite />
    </Faq>
  </>
);

/** The two coaching programs, and how the price of each is told; their rules are folded beneath. */
const CoachingPrograms = () => (
  <TintedSection>
    <h2 id="programs">Two coaching programs</h2>
    <div className={sides.sides}>
      {programs.map(({ name, offer, inShort, rules }) => (
        <div key={name} className={styles.program}>
          <h3>{name}</h3>
          <Entries entries={offer} />
          <details data-faq className={faq.entry}>
            <summary>{inShort}</summary>
            <Entries entries={rules} />
          </details>
        </div>
      ))}
    </div>
    <CallOrWrite />
    <p className="note">{buyersRights}</p>
  </TintedSection>
);

const CallOrWrite = () => (
  <div className="row">
    <LinkButton to={`tel:${brand.phone}`} kind="primary">
      {`Call ${brand.phoneShown}`}
    </LinkButton>
    <LinkButton to="/contact">Write to us</LinkButton>
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
      'Good for':
        'One open question: an interview that is near, a project that is stuck, an offer to answer.',
      'You pay': 'The fee of the session. We agree on it before anything is paid.',
    },
    inShort: `The rules of a single session: ${noticeHours} hours’ notice, no refund`,
    rules: {
      'To move it': `Tell us at least ${noticeHours} hours before. The fee can then count for a future appointment.`,
      'If you miss it': 'The session is forfeited and its full fee is charged.',
      Refund: 'None.',
    },
  },
  {
    name: 'Coaching Packages & Programs',
    offer: {
      'Good for':
        'One aim that takes several sessions: a certificate, another role, a first team of your own.',
      'You pay': 'A discounted price for all sessions together. We agree on it before anything is paid.',
    },
    inShort: `The rules of a package: ${noticeHours} hours’ notice, no refund once service has started`,
    rules: {
      'To move it': `The same ${noticeHours} hours, for each session of the package.`,
      'If you miss it': 'That session is forfeited and its full fee is charged.',
      Refund: 'None once service has started. For unused sessions at our discretion, and a fee may apply.',
    },
  },
];

/** The documents at a fixed price: each plan and combo from the price of its first band. */
const WrittenWork = () => (
  <section className={`${columns.columns} ${columns.headed} ${styles.written}`}>
    <div className="stack">
      <h2>Written for you, at a fixed price</h2>
      <p>
        A resume, a cover letter or a LinkedIn profile in <NoBreak>{`${deliveryDays} days`}</NoBreak>. The
        price goes by the years you have worked: these are for <NoBreak>{`${bands[0]} years`}</NoBreak>.
      </p>
    </div>
    <ul className={`ledger ${styles.prices}`}>
      {planItems.map((item) => (
        <li key={item}>
          <a href={`/resume?band=${bands[0]}&plan=${planSlugs[item]}`} className="tap">
            {item}
          </a>
          <strong>from {rupees(priceOf({ band: bands[0], item }))}</strong>
        </li>
      ))}
    </ul>
  </section>
);

/** The three steps of coaching, each further up than the one before where there is room. */
const CoachingSteps = () => (
  <TintedSection inside={styles.steps}>
    <h2>Three steps</h2>
    <ol className={stairs.stairs}>
      <Step name="Call">
        A discovery call at <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>. You say where you are and
        where you would like to be.
      </Step>
      <Step name="Plan">
        We agree on what to work on: one session or several, on which days, at which price.
      </Step>
      <Step name="Work">
        We meet one to one and go through the plan. A day that no longer suits can be moved with {noticeHours}{' '}
        hours’ notice.
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
