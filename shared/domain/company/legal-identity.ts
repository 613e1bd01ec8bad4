/** By law, the site, receipts and emails must show these details. */
interface Identity {
  /** The registered name, or the trade name of a sole proprietor. */
  name: string;
  /** The registered office or principal place of business, without the state. */
  address: string;
  state: string;
  /**
   * Empty until the business is registered for GST. Once there's a GSTIN, receipts show it and say that prices include
   * GST.
   */
  gstin: string;
  /** Required by the Consumer Protection (E-Commerce) Rules 2020, rule 4(5). */
  grievanceOfficer: Officer;
  /** Required by the Digital Personal Data Protection Act 2023, section 6(3). */
  dataContact: Officer;
}

export interface Officer {
  name: string;
  designation: string;
  email: string;
  phone: string;
}

export type LegalIdentity = Identity &
  (
    | { kind: 'proprietor'; proprietor: string }
    /** Partnerships register with the Registrar of Firms. The number is empty if the firm isn't registered. */
    | { kind: 'partnership'; partners: readonly string[]; registrationNumber: string }
    /** The LLPIN is required by the Limited Liability Partnership Act 2008, section 21. */
    | { kind: 'llp'; llpin: string }
    /**
     * The CIN is required by the Companies (Incorporation) Rules 2014, rule 26, and the Companies Act 2013, section
     * 12(3).
     */
    | { kind: 'company'; cin: string }
  );

export function entityText(legal: LegalIdentity): string {
  if (legal.kind === 'proprietor') return `a sole proprietorship of ${legal.proprietor}`;
  if (legal.kind === 'partnership') return `a partnership firm of ${legal.partners.join(', ')}`;
  if (legal.kind === 'llp') return 'a limited liability partnership, registered with limited liability';
  return 'a company';
}

export const registrationsOf = (legal: LegalIdentity): string[] => [
  ...ownRegistration(legal),
  ...(legal.gstin ? [`GSTIN ${legal.gstin}`] : []),
];

function ownRegistration(legal: LegalIdentity): string[] {
  if (legal.kind === 'company') return [`CIN ${legal.cin}`];
  if (legal.kind === 'llp') return [`LLPIN ${legal.llpin}`];
  if (legal.kind === 'partnership' && legal.registrationNumber)
    return [`Firm registration no. ${legal.registrationNumber}`];
  return [];
}

export const addressName = ({ kind }: LegalIdentity): string =>
  kind === 'company' || kind === 'llp' ? 'Registered office' : 'Principal place of business';

export const wholeAddress = ({ address, state }: Pick<LegalIdentity, 'address' | 'state'>): string =>
  `${address}, ${state}, India`;
