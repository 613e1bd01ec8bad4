import { Link } from 'react-router-dom';
import { type CertificationId, certificationName } from '../../content/certifications.ts';

/** A certification's name, leading to its page. */
export const CertificationLink = ({ id }: { id: CertificationId }) => (
  <Link to={`/certifications/${id}`} className="tap">
    {certificationName(id)}
  </Link>
);
