import type { CertificationId } from '#shared/domain/courses/certifications.ts';

export const certificationSummaries: Record<CertificationId, string> = {
  'sales-force': 'Setting up and running Salesforce, from users and fields to flows and reports.',
  ccna: 'Cisco’s associate-level certificate: switching, routing, addressing and the security of small networks.',
  'palo-alto': 'Firewalls and network security on Palo Alto Networks equipment.',
  vmware: 'Virtual machines, storage and networks on VMware vSphere.',
  cbap: 'IIBA’s certificate for business analysts with years of experience.',
  'cams-training': 'ACAMS’s certificate for people who fight money laundering.',
  'cia-training': 'The Institute of Internal Auditors’ certificate.',
  'capm-training': 'PMI’s entry-level certificate, for people who work on projects but don’t lead one yet.',
  pmp: 'PMI’s certificate for people who lead projects.',
};
