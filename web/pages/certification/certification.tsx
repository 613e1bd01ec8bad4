import { useLocation } from 'react-router-dom';
import { replyHours } from '#shared/domain/policies.ts';
import { certificationDetails } from '../../content/certification-details.ts';
import { certificationSummaries } from '../../content/certification-summaries.ts';
import { certificationName, isKnownCertification } from '../../content/certifications.ts';
import { usePageTitle } from '../../layout/use-page-title.ts';
import { Opening } from '../../ui/opening.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './certification.module.css';
import { CertificationEnquiry } from './enquiry.tsx';
import { CertificationExam } from './exam.tsx';
import { CertificationFit } from './fit.tsx';

/** A certification of whatever name the address has: what we know of it, and the form to ask for the rest. */
export function CertificationPage() {
  const id = decoded(useLocation().pathname.split('/')[2] ?? '').toLowerCase();
  // The linked ones have files of their own; any other name shares one.
  const isNamed = useHydrated() || isKnownCertification(id);
  const name = (isNamed && certificationName(id).slice(0, longestName)) || 'Certification';
  usePageTitle(name);
  const details = isKnownCertification(id) && id !== 'pmp' ? certificationDetails[id] : undefined;
  return (
    <>
      <Opening title={name} isTitleLate={!isKnownCertification(id)}>
        {isKnownCertification(id)
          ? certificationSummaries[id]
          : 'We have no notes on this one yet. Tell us what you want it for, and a person answers.'}
      </Opening>
      <div className={styles.page}>
        <p className={styles.ask}>
          <a href="#more-info">Ask for dates and the price</a>
        </p>
        <div className={styles.notes}>
          {details && (
            <>
              <CertificationFit details={details} />
              <CertificationExam details={details} />
            </>
          )}
          <section className={styles.training}>
            <h2>How the training goes</h2>
            <ol>
              <li>You write where you work today and when you have time to study.</li>
              <li>Within {replyHours} business hours we reply with dates, timings and the price.</li>
              <li>You decide. Until then nothing is booked and nothing is paid.</li>
              <li>
                You study with us. The exam is not ours: its issuer gives it, and charges for it separately.
              </li>
            </ol>
          </section>
        </div>
        {/* Another certification is another form: nothing typed for one is sent for the next. */}
        <CertificationEnquiry key={id} name={name} />
      </div>
    </>
  );
}

/** What the API takes for a certification's name. */
const longestName = 150;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
