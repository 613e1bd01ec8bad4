import { useLocation } from 'react-router-dom';
import { certificationName, certifications } from '../content/certifications.ts';
import { GeneralEnquiry } from '../forms/general-enquiry.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import { Opening } from '../ui/opening.tsx';
import styles from './form-page.module.css';

/** A certification of whatever name the address has, with the form to ask about it. */
export function CertificationPage() {
  const id = useLocation().pathname.split('/')[2] ?? '';
  // The nine have files of their own; any other name shares one.
  const name = useHydrated() || isKnown(id) ? certificationName(id) : 'Certification';
  usePageTitle(name);
  return (
    <>
      <Opening title={name}>{isKnown(id) ? certifications[id] : 'Ask us about this certification.'}</Opening>
      <section className={styles.form}>
        <h2>Request More Info</h2>
        <p>Dates, timings, price, or whether this is the right certificate for your years of work.</p>
        <GeneralEnquiry
          key={id}
          label="Request More Info"
          certificationName={name}
          submit="Request More Info"
        />
      </section>
    </>
  );
}

const isKnown = (id: string): id is keyof typeof certifications => Object.hasOwn(certifications, id);
