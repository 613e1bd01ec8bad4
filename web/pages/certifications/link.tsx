import { type CertificationId, certificationName } from '#shared/domain/courses/certifications.ts';
import { NextStart } from '../../courses/next-start.tsx';
import type { PageProps } from '../../page.ts';
import styles from './certifications.module.css';

/** A certification's name, leading to its page. */
export const CertificationLink = ({ id }: { id: CertificationId }) => (
  <a href={`/certifications/${id}`} className="tap">
    {certificationName(id)}
  </a>
);

/** The start and the price of a certification's next batch, on a line of their own. */
export const CertificationStart = ({ id, ...page }: PageProps & { id: CertificationId }) => (
  <p className={styles.start}>
    <NextStart {...page} certification={id} />
  </p>
);
