import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import { NextStart } from '../../courses/next-start.tsx';
import type { PageProps } from '../../page.ts';
import { TintedSection } from '../../ui/tinted-section.tsx';
import styles from './certificates.module.css';

export const HomeCertificates = (props: PageProps) => (
  <TintedSection>
    <h2>
      <a href="/certifications">Nine certificates</a> we train you for
    </h2>
    <ul className={`ledger ${styles.lines}`}>
      {certificationIds.map((id) => (
        <li key={id}>
          <a href={`/certifications/${id}`} className="touch-link display-1">
            {certificationName(id)}
          </a>
          <NextStart {...props} certification={id} />
        </li>
      ))}
    </ul>
    <p>
      The PMP training includes 36 contact hours, a bank of 2,000+ questions and 12 full-length tests of 180
      questions each.
    </p>
  </TintedSection>
);
