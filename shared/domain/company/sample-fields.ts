import { brand, legal, offices, pmpClaims, programmeDirector, socials } from '../../brand.ts';

export const companySamples = (): string[] =>
  sampleFields({ ...brand, legal, socials, programmeDirector, offices, pmpClaims });

/**
 * Returns the paths of fields, such as `legal.grievanceOfficer.name`, that still have sample values, or are required
 * but empty.
 */
export function sampleFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isSample(value) || (value === '' && !mayBeEmpty(path)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    sampleFields(field, path ? `${path}.${name}` : name),
  );
}

// “Namuna” is Hindi for “sample”. `.example` domains can't be registered, and no real phone number starts with 0712
// 000.
const isSample = (value: string) => /\bsample\b|\bnamuna\b|\.example\b|sopaan|^\+91 ?712 ?000/i.test(value);

const mayBeEmpty = (path: string) =>
  ['whatsapp', 'legal.gstin', 'legal.registrationNumber', 'programmeDirector.portrait'].includes(path);
