/** The certifications that the site has a page for, in the order of the menu. */
export const certificationIds = [
  'sales-force',
  'ccna',
  'palo-alto',
  'vmware',
  'cbap',
  'cams-training',
  'cia-training',
  'capm-training',
  'pmp',
] as const;

export type CertificationId = (typeof certificationIds)[number];

/** Whether the site has notes on a certification of this id. */
export const isKnownCertification = (id: string): id is CertificationId =>
  certificationIds.some((known) => known === id);

/** A certification's name as its id spells it: `cams-training` is CAMS Training. */
export const certificationName = (id: string): string =>
  id
    .split('-')
    .filter(Boolean)
    .map((word) => names.get(word.toLowerCase()) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const names = new Map([
  ['ccna', 'CCNA'],
  ['vmware', 'VMware'],
  ['cbap', 'CBAP'],
  ['cams', 'CAMS'],
  ['cia', 'CIA'],
  ['capm', 'CAPM'],
  ['pmp', 'PMP'],
]);

/**
 * The short name of a certification of ours that a title spells, such as `CAMS` for CAMS Training. Undefined for any
 * other title: the one of an enquiry is what its sender's browser said.
 */
export const certificationShortName = (title: string): string | undefined =>
  certificationIds.some((id) => certificationName(id) === title)
    ? title.replace(/ Training$/, '')
    : undefined;
