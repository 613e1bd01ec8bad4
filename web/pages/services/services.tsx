import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { noticeHours } from '#shared/policies.ts';
import { servicesFaq } from '../../content/faq.ts';
import { buyersRights } from '../../content/refunds.ts';
import { LinkButton } from '../../ui/button.tsx';
import lines from '../../ui/drawing.module.css';
import { Faq } from '../../ui/faq.tsx';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { SampleSession } from './sample-session.tsx';
import styles from './services.module.css';

/** A sample session, the two coaching programs, how they go, and what people ask first. */
export const ServicesPage = () => (
  <>
    <PageIntro title="Services" drawing={drawing}>
      IT and project-management coaching, one to one: a single session where one question is open, or a
      package where there is a way to go.
    </PageIntro>
    <SampleSession />
    <CoachingPrograms />
    <CoachingSteps />
    <Faq group="services" title="Asked before the first session" entries={servicesFaq}>
      <p>
        The <a href="/cancellation-policy">cancellation and refund policy</a> has the same in full.
      </p>
    </Faq>
    <section className={styles.start}>
      <h2>Begin at the first step</h2>
      <div className="row">
        <LinkButton to={`tel:${brand.phone}`} kind="primary">
          {`Call ${brand.phoneShown}`}
        </LinkButton>
        <LinkButton to="/contact">Write to us</LinkButton>
      </div>
    </section>
  </>
);

/** The two coaching programs entry by entry, so that one can read across; their rules are folded beneath. */
const CoachingPrograms = () => (
  <section className={styles.programs}>
    <h2>Two coaching programs</h2>
    <div className={styles.columns}>
      {programs.map(({ name, offer }) => (
        <article key={name} className={styles.program}>
          <h3>{name}</h3>
          <Entries entries={offer} />
        </article>
      ))}
    </div>
    <div className={styles.rules}>
      {programs.map(({ name, inShort, rules }) => (
        <details key={name} name="services">
          <summary>{inShort}</summary>
          <Entries entries={rules} />
        </details>
      ))}
      <p>{buyersRights}</p>
    </div>
  </section>
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

/** The three steps of coaching. The drawing beside each shows how far up it leads. */
const CoachingSteps = () => (
  <TintedSection>
    <h2>Three steps</h2>
    <ol className={styles.steps}>
      <Step reached={1} name="Call">
        A discovery call at <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>. You say where you are and
        where you would like to be.
      </Step>
      <Step reached={2} name="Plan">
        We agree on what to work on: one session or several, on which days, at which price.
      </Step>
      <Step reached={3} name="Work">
        We meet one to one and go through the plan. A day that no longer suits can be moved with {noticeHours}{' '}
        hours’ notice.
      </Step>
    </ol>
  </TintedSection>
);

const Step = ({ reached, name, children }: { reached: number; name: string; children: ReactNode }) => (
  <li className={styles.step}>
    <svg
      viewBox="0 0 144 104"
      width="144"
      height="104"
      aria-hidden="true"
      className={`${lines.drawing} ${styles.drawing}`}
    >
      <path d={`M4 100${flight.repeat(3)}v96H4`} className={`${lines.shape} ${styles.stairs}`} />
      <path d={`M4 100${flight.repeat(reached)}`} className={lines.way} />
    </svg>
    <h3>{name}</h3>
    <p>{children}</p>
  </li>
);

// Two steps and a landing.
const flight = 'v-16h12v-16h32';

/** Two people who talk in turn. */
const drawing = (
  <LineDrawing
    shape="M2 2h190v50H54v16H38V52H2zM22 20h130M22 34h90"
    marked="M318 62H128v40h138v16h16v-16h36z"
  />
);
