/** In the order in which the menu lists them. */
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
 * At most five words of lower-case letters and digits, and at most 40 characters in all. The page shows the id as its
 * heading, so with longer ids, anyone could link to a page that displays their own message.
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

/**
 * Turns `CAMS Training` into `CAMS`. Returns undefined for unknown titles, because an enquiry's title comes from the
 * browser.
 */
export const certificationShortName = (title: string): string | undefined =>
  certificationIds.some((id) => certificationName(id) === title)
    ? title.replace(/ Training$/, '')
    : undefined;
