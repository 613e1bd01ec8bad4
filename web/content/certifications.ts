/** The certifications that the site has a page for, in the order of the menu, with what each one certifies. */
export const certifications = {
  'sales-force': 'Setting up and running Salesforce, from users and fields to flows and reports.',
  ccna: 'Cisco’s associate certificate: switching, routing, addressing and the security of small networks.',
  'palo-alto': 'Firewalls and network security on Palo Alto Networks equipment.',
  vmware: 'Virtual machines, storage and networks on VMware vSphere.',
  cbap: 'IIBA’s certificate for business analysts with years of practice behind them.',
  'cams-training': 'ACAMS’s certificate for people who look for laundered money.',
  'cia-training': 'The certificate of the Institute of Internal Auditors.',
  'capm-training': 'PMI’s first certificate, for those who work in projects and do not lead one yet.',
  pmp: 'PMI’s certificate for people who lead projects.',
} as const;

export const certificationIds = Object.keys(certifications) as (keyof typeof certifications)[];

/** Whether the site has notes on a certification of this id. */
export const isKnownCertification = (id: string): id is keyof typeof certifications =>
  Object.hasOwn(certifications, id);

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
