import { legal } from '#shared/brand.ts';
import {
  addressName,
  entityInWords,
  registrationsOf,
  wholeAddress,
} from '#shared/domain/company/legal-identity.ts';

/** Who runs the site, as the law wants every page to say it, and who answers a complaint. */
export const Imprint = () => {
  const { grievanceOfficer: officer } = legal;
  return (
    <address>
      <p>
        <strong>{legal.name}</strong>
        {`, ${entityInWords(legal)}. `}
        {registrationsOf(legal).map((registration) => `${registration}. `)}
        {`${addressName(legal)}: ${wholeAddress(legal)}.`}
      </p>
      <p>{`Complaints: ${officer.name}, ${officer.designation}.`}</p>
    </address>
  );
};
