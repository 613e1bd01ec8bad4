import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { bands, planNames, priceInRupees } from '#shared/domain/orders/pricing.ts';
import { refundPath } from '#shared/domain/orders/refund-rules.ts';
import { deliveryDays, noticeHours, replyHours } from '#shared/policies.ts';
import { servicesFaq } from '../../content/faq.ts';
import { planSlugs } from '../../content/resume-plans.ts';
import { type PageProps, responseIn } from '../../page.ts';
import { Proof } from '../../reviews/proof.tsx';
import { TeamLines } from '../../team/team-lines.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Faq } from '../../ui/faq.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import { OfferTerms } from '../../ui/offer-terms.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { AskUs, ask } from './ask.tsx';
import { book, Offers } from './offers.tsx';
import { CoachingPrograms } from './programs.tsx';
import { SampleSession } from './sample-session.tsx';
import styles from './services.module.css';

export const ServicesPage = ({ data }: PageProps) => {
  const offers = responseIn(data, 'GET /coaching/offers')?.data;
  return (
    <>
      <div className={`columns frame ${styles.intro}`}>
        <div className="stack">
          <h1>Services</h1>
          <p className="lead">
            IT and project-management coaching, one-on-one, by the session or as a package.
          </p>
          {offers && offers.length > 0 && <Offers offers={offers} />}
        </div>
        <Coaches data={data} offers={offers} />
        <SampleSession />
      </div>
      <CoachingPrograms offers={offers} />
      <Documents />
      <CoachingSteps offers={offers} />
      <Faq title="Questions before your first session" entries={servicesFaq}>
        <p>
          Full details are in our <a href={refundPath()}>cancellation and refund policy</a>.
        </p>
      </Faq>
      <AskUs hasNoOffers={offers?.length === 0} />
    </>
  );
};

interface Props {
  /** Undefined if they couldn't be read. */
  offers: readonly Offer[] | undefined;
}

const Coaches = ({ data, offers }: Props & Pick<PageProps, 'data'>) => (
  <Panel className={styles.offer}>
    {offers ? (
      offers.length > 0 ? (
        <>
          <h2>Not sure which?</h2>
          <p>Say what you’d like to work on. We’ll reply within {replyHours} business hours.</p>
        </>
      ) : (
        <>
          <h2>We agree the price first</h2>
          <p>
            Say what you’d like to work on and which days suit you. We’ll reply within {replyHours} business
            hours with a price and a day, and you pay only then.
          </p>
        </>
      )
    ) : (
      <>
        <h2>Prices and free times</h2>
        <p>We couldn’t load them. Refresh the page in a minute, or ask us.</p>
      </>
    )}
    <TeamLines data={data} task="coach" />
    <Proof data={data} />
    <LinkButton to={`#${ask}`} kind={offers?.length ? 'secondary' : 'primary'}>
      {offers?.length === 0 ? 'Ask for a price' : 'Ask us'}
    </LinkButton>
    <OfferTerms rule="session" about="coaching" />
  </Panel>
);

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

const CoachingSteps = ({ offers }: Props) => (
  <TintedSection className={`stack ${styles.steps}`}>
    <h2>Three steps</h2>
    <ol className="stairs touch-links">
      <Step name="Call">
        A discovery call at <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>. Tell us where you are and
        where you’d like to be.
        {offers && offers.length > 0 && (
          <>
            {' '}
            You know already? <a href={`#${book}`}>Book a session</a> straight away.
          </>
        )}
      </Step>
      <Step name="Plan">
        {offers?.length === 0
          ? 'We agree the topics, the number of sessions, the days and the price.'
          : 'We agree the topics, and you choose how many sessions you need and when.'}
      </Step>
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
