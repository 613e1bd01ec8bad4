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
 * At most five words of lower-case letters and digits, and 40 characters. The page shows the id as a heading, so it
 * must be too short for someone to put a message in a link.
 */
export const certificationIdPattern = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+){0,4}$/;

export const isKnownCertification = (id: string): id is CertificationId =>
  certificationIds.some((known) => known === id);

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

/** Turns `CAMS Training` into `CAMS`. An enquiry's title comes from the browser, so unknown titles return undefined. */
export const certificationShortName = (title: string): string | undefined =>
  certificationIds.some((id) => certificationName(id) === title)
    ? title.replace(/ Training$/, '')
    : undefined;
