import { brand, legal, offices, pmpClaims, programmeDirector, socials } from '../../brand.ts';

/** The fields of the company's file that still have samples. */
export const companySamples = (): string[] =>
  sampleFields({ ...brand, legal, socials, programmeDirector, offices, pmpClaims });

/**
 * The fields that still have what the company's file ships with, by their paths, such as `legal.grievanceOfficer.name`:
 * samples, which say so themselves, and empty fields that the law requires or that a claim needs.
 */
export function sampleFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isSample(value) || (value === '' && !mayBeEmpty(path)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    sampleFields(field, path ? `${path}.${name}` : name),
  );
}

// "Namuna" is Hindi for a sample. No registry sells `.example`, and no exchange gives out 0712 000.
const isSample = (value: string) => /\bsample\b|\bnamuna\b|\.example\b|sopaan|^\+91 ?712 ?000/i.test(value);

const mayBeEmpty = (path: string) =>
  ['legal.gstin', 'legal.registrationNumber', 'programmeDirector.portrait'].includes(path);
