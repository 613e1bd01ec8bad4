import { legal } from '#shared/brand.ts';
import {
  addressName,
  entityText,
  registrationsOf,
  wholeAddress,
} from '#shared/domain/company/legal-identity.ts';

/** On every page, because the Consumer Protection (E-Commerce) Rules, 2020, require these details to be prominent. */
export const LegalNotice = () => {
  const { grievanceOfficer: officer } = legal;
  return (
    <address>
      <p>
        <strong>{legal.name}</strong>
        {`, ${entityText(legal)}. `}
        {registrationsOf(legal).map((registration) => `${registration}. `)}
        {`${addressName(legal)}: ${wholeAddress(legal)}.`}
      </p>
      <p>{` Complaints: ${officer.name}, ${officer.designation}. `}</p>
    </address>
  );
};
