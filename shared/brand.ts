import type { LegalIdentity } from './domain/company/legal-identity.ts';

/**
 * The company, in one file for its owner to edit: everything the site says about who runs it.
 *
 * The brand below is invented. So are its telephone number, which no exchange gives out, and its `.example`
 * addresses, which no registry sells. Every sample says that it is one: a stage that keeps its data is not deployed
 * while any of them is left (`infra/aws/options.ts`).
 */
export const brand = {
  name: 'Sopaan Careers',
  /** Shown on the About page and in search results. */
  purpose:
    'IT and project-management coaching, certification training and career documents for working people in India.',
  /** Digits and `+` only, as a `tel:` link wants it. */
  phone: '+917120000148',
  phoneShown: '+91 712 000 0148',
  email: 'hello@sopaan.example',
  /** Address of the site, without a slash at the end. Canonical addresses and share cards start with it. */
  origin: 'https://www.sopaan.example',
} as const;

/**
 * The identity that the law wants in the footer, on receipts and on the page of grievances. `kind` is `proprietor`,
 * `partnership`, `llp` or `company`, and the fields that each of them needs follow from it.
 */
export const legal: LegalIdentity = {
  kind: 'company',
  name: 'Sample Sopaan Careers Private Limited',
  cin: 'U00000XX0000PTC000000 (sample)',
  address: 'Sample House, Wardha Road, Dhantoli, Nagpur 440012',
  state: 'Maharashtra',
  gstin: '',
  grievanceOfficer: {
    name: 'Meera Namuna',
    designation: 'Grievance officer (sample)',
    email: 'grievance@sopaan.example',
    phone: '+917120000149',
  },
  dataContact: {
    name: 'Ravi Namuna',
    designation: 'Contact for personal data (sample)',
    email: 'privacy@sopaan.example',
    phone: '+917120000150',
  },
};

/** The company's pages elsewhere. */
export const socials = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/sopaan-careers.example' },
  { name: 'YouTube', url: 'https://www.youtube.com/@sopaan-careers.example' },
  { name: 'Instagram', url: 'https://www.instagram.com/sopaan.careers.example' },
] as const;

/**
 * The person who answers for the PMP programme. A sample like the rest: `namuna` is Hindi for sample. `portrait` is the
 * address of a square picture in `web/public`, such as `/director.jpg`; while it is empty, the initials stand in its place.
 */
export const programmeDirector = {
  name: 'Anjali Namuna',
  role: 'Programme director, PMP',
  portrait: '',
} as const;

/** The offices, the first of which mails name. */
export const offices = [
  {
    city: 'Nagpur',
    address: 'Sample House, Wardha Road, Dhantoli, Nagpur 440012, Maharashtra',
    latitude: 21.1293,
    longitude: 79.0827,
  },
  {
    city: 'Bangalore',
    address: 'Sample Tower, Residency Road, Ashok Nagar, Bangalore 560025, Karnataka',
    latitude: 12.9699,
    longitude: 77.6057,
  },
] as const;

/** Where and when (`2026-03-01`) a figure was published. It has to be checked again by `reviewBy`. */
export interface ClaimSource {
  name: string;
  date: string;
  reviewBy: string;
}

const noSource: ClaimSource = { name: '', date: '', reviewBy: '' };

/**
 * The figures about careers on the PMP page. The page names a figure's source once all three fields are filled in. While
 * one is empty, the figure counts as a sample.
 */
export const pmpClaims = {
  salaryGrowth: { figure: '23%', of: 'salary growth 2020 to 2025', source: noSource },
  jobListings: { figure: '33%', of: 'growth in job listings', source: noSource },
  projectRoles: { figure: '22 million', of: 'project roles by 2027', source: noSource },
  /** `currency` is an ISO 4217 code, such as `USD`. */
  salaries: { uncertified: 76636, certified: 107289, currency: '', source: noSource },
};
