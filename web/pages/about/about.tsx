import { brand, officeCities } from '#shared/brand.ts';
import { refundPath } from '#shared/domain/orders/refund-rules.ts';
import { deliveryDays, noticeHours, replyHours, supportMonths } from '#shared/policies.ts';
import type { PageProps } from '../../page.ts';
import { Team } from '../../team/team.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import styles from './about.module.css';
import { AboutOffices } from './offices.tsx';

export const AboutPage = ({ data }: PageProps) => (
  <>
    <PageIntro title="About Us">
      {brand.purpose}
      <br />
      Our offices are in {officeCities()}.
    </PageIntro>
    <Team data={data} />
    <div className={`frame ${styles.talk}`}>
      <LinkButton to="/contact" kind="primary">
        Talk to us
      </LinkButton>
    </div>
    <AboutName />
    <div className={styles.reasons}>
      <AboutReasons />
    </div>
    <AboutPromises />
    <AboutOffices />
  </>
);

const AboutName = () => (
  <section className={`columns frame ${styles.name}`}>
    <div className="stack">
      <h2>Why a flight of steps</h2>
      <p className="lead">
        In a stepwell you walk down to the water: a few steps after the rains, many in a dry year. A career is
        much like that. So {brand.name} (from <span lang="hi">सोपान</span>, a flight of steps) starts with
        where you are.
      </p>
    </div>
    <figure>
      <svg
        viewBox="0 0 400 268"
        width="400"
        height="268"
        aria-hidden="true"
        className={`drawing ${styles.well}`}
      >
        <path d={`M0 12h40${'v30h30'.repeat(8)}v16H0z`} className="drawing-shape" />
        <path d="M130 102H400M250 222H400" className={styles.water} />
        <path d="M100 72v30h30M220 192v30h30" className="drawing-path" />
        <text x="400" y="92" textAnchor="end">
          after the rains
        </text>
        <text x="400" y="212" textAnchor="end">
          in a dry year
        </text>
      </svg>
      <figcaption className="note">The marked step is where you reach the water.</figcaption>
    </figure>
  </section>
);

const AboutReasons = () => (
  <TintedSection>
    <h2>Why people come to us</h2>
    <Ledger>
      <LedgerEntry name="The job asks for a certificate.">
        <a href="/certifications">Training for nine certificates</a>, from CCNA to PMP, and{' '}
        <a href="/courses">programming courses</a> too.
      </LedgerEntry>
      <LedgerEntry name="The resume sounds like everyone else’s.">
        <a href="/resume">Resumes, cover letters and LinkedIn profiles</a>, priced by years of experience.
      </LedgerEntry>
      <LedgerEntry name="An interview is coming up.">
        <a href="/interview-questions">Interview questions with answers</a>, updated daily and free to read.
      </LedgerEntry>
      <LedgerEntry name="The next step isn’t clear.">
        <a href="/services">One-on-one coaching</a>, by the session or as a package.
      </LedgerEntry>
    </Ledger>
  </TintedSection>
);

const AboutPromises = () => (
  <section className={`frame columns headed ${styles.promises}`}>
    <div className="stack">
      <h2>What you can hold us to</h2>
      <p>
        What you can get back is in <a href={refundPath()}>one table</a>, to read before you pay.
      </p>
    </div>
    <Ledger>
      <LedgerEntry name={`${replyHours} business hours`}>to reply to your enquiry.</LedgerEntry>
      <LedgerEntry name={`${deliveryDays} days`}>
        to deliver a resume, cover letter or LinkedIn profile.
      </LedgerEntry>
      <LedgerEntry name={`${supportMonths} months`}>of support, with unlimited revisions.</LedgerEntry>
      <LedgerEntry name={`${noticeHours} hours’ notice`}>
        to reschedule a session. Its fee can then be applied to a future appointment at no extra cost.
      </LedgerEntry>
    </Ledger>
  </section>
);
