import { Link } from 'react-router-dom';
import { certificationIds, certificationName, certifications } from '../content/certifications.ts';
import { Ledger, LedgerEntry } from '../ui/ledger.tsx';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';

/** Every certification that the company trains for. */
export const CertificationsPage = () => (
  <>
    <Opening title="Certifications">
      Nine certificates, and what each one says about the person who has it. Open one to ask for its dates and
      its price.
    </Opening>
    <Prose>
      <Ledger>
        {certificationIds.map((id) => (
          <LedgerEntry key={id} name={<Link to={`/certifications/${id}`}>{certificationName(id)}</Link>}>
            {certifications[id]}
          </LedgerEntry>
        ))}
      </Ledger>
    </Prose>
  </>
);
