/** The identity that a site, a receipt and a letter name by law, whatever the kind of entity is. */
interface Identity {
  /** The registered name, or the name under which the owner trades. */
  name: string;
  /** The registered office, or the principal place of business, without the state. */
  address: string;
  state: string;
  /** The GSTIN, or empty before a registration for GST. With a GSTIN, receipts show it and say that prices include GST. */
  gstin: string;
  /** Who answers complaints: Consumer Protection (E-Commerce) Rules 2020, rule 4(5). */
  grievanceOfficer: Officer;
  /** Who answers questions about personal data: Digital Personal Data Protection Act 2023, section 6(3). */
  dataContact: Officer;
}

/** A person of the company, with the ways to reach them. */
export interface Officer {
  name: string;
  designation: string;
  email: string;
  /** Digits and `+` only. */
  phone: string;
}

/** The identity by the kind of entity, each with what the law wants of that kind alone. */
export type LegalIdentity = Identity &
  (
    | { kind: 'proprietor'; proprietor: string }
    /** The number is that of the Registrar of Firms, empty where the firm is not registered. */
    | { kind: 'partnership'; partners: readonly string[]; registrationNumber: string }
    /** Limited Liability Partnership Act 2008, section 21. */
    | { kind: 'llp'; llpin: string }
    /** Companies (Incorporation) Rules 2014, rule 26; Companies Act 2013, section 12(3). */
    | { kind: 'company'; cin: string }
  );

/** The kind of entity in words, with the people behind it, to stand beside the name. */
export function entityInWords(legal: LegalIdentity): string {
  if (legal.kind === 'proprietor') return `the business of ${legal.proprietor}, its sole proprietor`;
  if (legal.kind === 'partnership') return `a partnership firm of ${legal.partners.join(', ')}`;
  if (legal.kind === 'llp') return 'a limited liability partnership, registered with limited liability';
  return 'a company';
}

/** The registration numbers of the entity, each behind its kind: `CIN …`, `GSTIN …`. */
export const registrationsOf = (legal: LegalIdentity): string[] => [
  ...ownRegistration(legal),
  ...(legal.gstin ? [`GSTIN ${legal.gstin}`] : []),
];

function ownRegistration(legal: LegalIdentity): string[] {
  if (legal.kind === 'company') return [`CIN ${legal.cin}`];
  if (legal.kind === 'llp') return [`LLPIN ${legal.llpin}`];
  if (legal.kind === 'partnership' && legal.registrationNumber)
    return [`Registration of the firm ${legal.registrationNumber}`];
  return [];
}

/** The legal name of the address: only a company and a limited liability partnership have a registered office. */
export const addressName = ({ kind }: LegalIdentity): string =>
  kind === 'company' || kind === 'llp' ? 'Registered office' : 'Principal place of business';

/** The whole address, with state and country. */
export const wholeAddress = ({ address, state }: Pick<LegalIdentity, 'address' | 'state'>): string =>
  `${address}, ${state}, India`;
