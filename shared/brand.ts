import type { LegalIdentity } from './domain/company/legal-identity.ts';

/**
 * Edit this file for your company. All values are samples: the phone numbers aren't in use, and `.example` addresses
 * can't be registered. A permanent stage can't be deployed until every sample is replaced (`infra/aws/options.ts`).
 */
export const brand = {
  name: 'Sopaan Careers',
  /** Shown on the About page and in search results. */
  purpose:
    'IT and project-management coaching, certification training and resumes for working people in India.',
  /** Used in `tel:` links, so it can only contain digits and a `+`. */
  phone: '+917120000148',
  displayPhone: '+91 712 000 0148',
  /** With the country code, like `phone`. If it's empty, pages and emails don't offer WhatsApp. */
  whatsapp: '+917120000151',
  email: 'hello@sopaan.example',
  /** The start of canonical and share-card URLs, without a trailing slash. */
  origin: 'https://www.sopaan.example',
} as const;

/**
 * Required by law in the footer, on receipts and on the grievance page. `kind` is `proprietor`, `partnership`, `llp` or
 * `company`, and determines which other fields are needed.
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

export const socials = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/sopaan-careers.example' },
  { name: 'YouTube', url: 'https://www.youtube.com/@sopaan-careers.example' },
  { name: 'Instagram', url: 'https://www.instagram.com/sopaan.careers.example' },
] as const;

/**
 * A sample (`namuna` in Hindi). `portrait` is the path of a square picture in `web/public`, such as `/director.jpg`. If
 * it's empty, initials are shown instead.
 */
export const programmeDirector = {
  name: 'Anjali Namuna',
  role: 'Programme director, PMP',
  portrait: '',
} as const;

/** Emails show the address of the first office. */
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

/** For example `Nagpur and Bangalore`. */
export const officeCities = (): string => offices.map(({ city }) => city).join(' and ');

/** `date` is when the source was published, such as `2026-03-01`. Check the figure again by `reviewBy`. */
export interface ClaimSource {
  name: string;
  date: string;
  reviewBy: string;
}

const noSource: ClaimSource = { name: '', date: '', reviewBy: '' };

/**
 * The page shows a figure's source once all three of its fields are filled in. Until then, empty fields are treated as
 * samples.
 */
export const pmpClaims = {
  salaryGrowth: { figure: '23%', of: 'salary growth 2020 to 2025', source: noSource },
  jobListings: { figure: '33%', of: 'growth in job listings', source: noSource },
  projectRoles: { figure: '22 million', of: 'project roles by 2027', source: noSource },
  /** `currency` is an ISO 4217 code, such as `USD`. */
  salaries: { uncertified: 76636, certified: 107289, currency: '', source: noSource },
};
