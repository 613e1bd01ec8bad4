import { brand, legal, offices, pmpClaims, programmeDirector, socials } from '#shared/brand.ts';
import type { LegalIdentity } from '#shared/domain/company/legal-identity.ts';

const officer = {
  name: 'Kiran Deshpande',
  designation: 'Grievance officer',
  email: 'complaints@joshi.in',
  phone: '+919822000002',
};

const own = {
  address: '12 Civil Lines, Nagpur 440010',
  state: 'Maharashtra',
  gstin: '',
  grievanceOfficer: officer,
  dataContact: { ...officer, designation: 'Contact for personal data', email: 'data@joshi.in' },
};

export const ownLegal = {
  company: {
    ...{ ...own, kind: 'company', name: 'Joshi Learning Private Limited' },
    cin: 'U85500MH2019PTC123456',
  },
  llp: { ...own, kind: 'llp', name: 'Joshi Learning LLP', llpin: 'AAB-1234' },
  partnership: {
    ...{ ...own, kind: 'partnership', name: 'Joshi & Rao' },
    partners: ['Asha Joshi', 'Vikram Rao'],
    registrationNumber: '',
  },
  proprietor: {
    ...{ ...own, kind: 'proprietor', name: 'Joshi Classes', gstin: '27ABCDE1234F1Z5' },
    proprietor: 'Asha Joshi',
  },
} as const satisfies Record<LegalIdentity['kind'], LegalIdentity>;

const source = { name: 'Institute of Projects', date: '2026-03-01', reviewBy: '2027-03-01' };

export const ownBrand = {
  name: 'Joshi Learning',
  purpose: brand.purpose,
  phone: '+919822000001',
  displayPhone: '+91 98220 00001',
  whatsapp: '+919822000001',
  email: 'hello@joshi.in',
  origin: 'https://www.joshi.in',
  legal: ownLegal.company,
  socials: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/joshi-learning' }],
  programmeDirector: { name: 'Asha Joshi', role: 'Programme director, PMP', portrait: '' },
  offices: [{ city: 'Nagpur', address: '12 Civil Lines, Nagpur 440010', latitude: 21.1, longitude: 79.1 }],
  pmpClaims: {
    jobListings: { ...pmpClaims.jobListings, source },
    salaries: { ...pmpClaims.salaries, currency: 'USD', source },
  },
};

export const replaceBrand = (): void => {
  replaceFields(brand, ownBrand);
  replaceLegal(ownBrand.legal);
  for (const social of socials) replaceFields(social, ownBrand.socials[0]);
  for (const office of offices) replaceFields(office, ownBrand.offices[0]);
  replaceFields(programmeDirector, ownBrand.programmeDirector);
  for (const claim of Object.values(pmpClaims)) replaceFields(claim, { source, currency: 'USD' });
};

export const replaceLegal = (own: LegalIdentity): void => {
  for (const field of Object.keys(own)) Object.assign(legal, { [field]: Reflect.get(legal, field) ?? '' });
  replaceFields(legal, own);
};

function replaceFields(sample: object, own: object | undefined): void {
  for (const [field, value] of Object.entries(own ?? {}))
    if (field in sample) jest.replaceProperty(sample as Record<string, unknown>, field, value);
}
