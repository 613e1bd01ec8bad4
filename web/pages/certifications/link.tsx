import { type CertificationId, certificationName } from '#shared/domain/courses/certifications.ts';

/** A certification's name, leading to its page. */
export const CertificationLink = ({ id }: { id: CertificationId }) => (
  <a href={`/certifications/${id}`} className="tap">
    {certificationName(id)}
  </a>
);
