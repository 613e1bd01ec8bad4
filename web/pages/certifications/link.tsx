import { type CertificationId, certificationName } from '#shared/domain/courses/certifications.ts';
import { NextStart } from '../../courses/next-start.tsx';
import type { PageProps } from '../../page.ts';
import styles from './certifications.module.css';

export const CertificationLink = ({ id }: { id: CertificationId }) => (
  <a href={`/certifications/${id}`} className="touch-link">
    {certificationName(id)}
  </a>
);

export const CertificationStart = ({ id, ...page }: PageProps & { id: CertificationId }) => (
  <p className={`row ${styles.start}`}>
    <NextStart {...page} certification={id} />
  </p>
);
