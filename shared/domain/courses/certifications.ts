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

/**
 * The form of a certification's id: at most five words of small letters and digits, and 40 characters. The page of an
 * id prints it as its heading, and a stranger's sentence has no such form.
 */
export const certificationIdForm = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+){0,4}$/;

/** Whether the site has notes on a certification of this id. */
export const isKnownCertification = (id: string): id is CertificationId =>
  certificationIds.some((known) => known === id);

/** A certification's name as its id spells it: `cams-training` is CAMS Training. */
export const certificationName = (id: string): string =>
  id
    .split('-')
    .map((word) => names.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
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
 * other title, as the title of an enquiry is what its sender's browser said.
 */
export const certificationShortName = (title: string): string | undefined =>
  certificationIds.some((id) => certificationName(id) === title)
    ? title.replace(/ Training$/, '')
    : undefined;
