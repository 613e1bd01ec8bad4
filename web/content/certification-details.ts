import type { CertificationId } from '#shared/domain/courses/certifications.ts';

export interface CertificationDetails {
  fullName: string;
  issuer: string;
  goodFit: string;
  notYet: string;
  /** What the exam body requires before you can take the exam. */
  before: string;
  exam: string;
  subjects: readonly (readonly [name: string, skill: string])[];
}

/** PMP has its own page, so it isn't listed here. */
export const certificationDetails: Record<Exclude<CertificationId, 'pmp'>, CertificationDetails> = {
  'sales-force': {
    fullName: 'Salesforce administrator credential',
    issuer: 'Salesforce',
    goodFit:
      'People who look after a sales or service team’s data today, in Excel or a CRM, and want to set up the system themselves.',
    notYet:
      'If you want to write code from day one, start with programming. An administrator configures; a developer builds on top.',
    before: 'Nothing formal. Salesforce lets anyone practise in a free org.',
    exam: 'Multiple-choice questions on short scenarios: if a company needs this, which setting do you use?',
    subjects: [
      [
        'Users and access',
        'Give each person the records they need and nothing more: profiles, permission sets, sharing.',
      ],
      ['Objects and fields', 'Model what a business stores and how its records relate.'],
      ['Sales and service', 'Leads, opportunities, campaigns; cases and their queues.'],
      ['Data and reports', 'Import clean data, and build the report the manager opens every Monday.'],
      ['Automation', 'Let a flow do what people forget to do.'],
    ],
  },
  ccna: {
    fullName: 'Cisco Certified Network Associate',
    issuer: 'Cisco',
    goodFit:
      'Support engineers and graduates who want to move into networking, and self-taught people who run an office network.',
    notYet:
      'If IP addresses and subnet masks are new to you, spend a few weeks on them first. Everything else builds on them.',
    before: 'Nothing formal. Some practice with real or simulated switches and routers helps a lot.',
    exam: 'Multiple-choice and matching questions, and tasks on simulated equipment: find out why this host can’t reach that one.',
    subjects: [
      [
        'Network basics',
        'Models, cables, wireless, IPv4 and IPv6. Subnetting until you can do it in your head.',
      ],
      ['Access', 'VLANs, trunks, spanning tree and bundled links.'],
      ['Routing', 'Read a routing table, write static routes, run OSPF in one area.'],
      ['Services', 'DHCP, NAT, NTP, SNMP: what each does and how to set it up.'],
      ['Security', 'Access lists, port security, and how to secure devices.'],
      ['Automation', 'What a controller changes, what an API does, and how to read JSON.'],
    ],
  },
  'palo-alto': {
    fullName: 'Palo Alto Networks firewall certification',
    issuer: 'Palo Alto Networks',
    goodFit:
      'Network and security engineers whose company runs these firewalls, or soon will, and who look after the rules.',
    notYet:
      'If routing, NAT and TCP ports aren’t second nature yet, take CCNA first. A firewall is a router with opinions.',
    before: 'Nothing formal. The exam assumes hands-on experience, at least in a lab.',
    exam: 'Multiple-choice questions on how the firewall makes decisions, and what to configure in a given situation.',
    subjects: [
      ['Zones and interfaces', 'Put the firewall into a network, with its routes and NAT.'],
      ['Policy by application', 'Write rules by application, no matter which port the traffic uses.'],
      ['Users', 'Tie rules to people and groups instead of addresses.'],
      ['Threats', 'Profiles for malware, exploits and malicious sites, and when to decrypt.'],
      [
        'Operations',
        'Read the logs, install updates, make backups, and manage many firewalls from one place.',
      ],
    ],
  },
  vmware: {
    fullName: 'VMware vSphere certification',
    issuer: 'VMware by Broadcom',
    goodFit:
      'System administrators who look after servers, and want to run a hundred of them on ten machines without late-night calls.',
    notYet:
      'If you haven’t administered Windows or Linux servers yet, do that first. A virtual server fails in all the ways a real one does.',
    before:
      'It depends on the level: some VMware certificates also require an official VMware course. Ask us what applies to you.',
    exam: 'Multiple-choice questions on planning, running and troubleshooting a vSphere environment.',
    subjects: [
      ['Hosts', 'Install ESXi and bring the hosts under one vCenter Server.'],
      ['Networks', 'Standard and distributed switches, and the traffic each carries.'],
      ['Storage', 'Datastores on block, file and shared local storage, and what each is good for.'],
      ['Machines', 'Templates, clones, snapshots, and moving a running machine with vMotion.'],
      ['Clusters', 'High availability, load balancing, and who gets memory when it runs short.'],
      ['Troubleshooting', 'Where to look when a machine is slow or a host is down.'],
    ],
  },
  cbap: {
    fullName: 'Certified Business Analysis Professional',
    issuer: 'IIBA, the International Institute of Business Analysis',
    goodFit:
      'Business analysts with years of experience, product owners and consultants who already do the work and want a certificate for it.',
    notYet:
      'If you’ve done business analysis for a year or two, IIBA has earlier certificates. This one asks for experience you can’t get in a class.',
    before:
      'IIBA asks for several years of documented business analysis work, plus training hours and references. It checks your application before you can take the exam.',
    exam: 'Questions on scenarios and longer case studies. You’ll know IIBA’s guide by then; the exam asks how you’d apply it.',
    subjects: [
      ['Planning', 'Decide how to do the analysis, whom to involve, and how to tell if it’s good.'],
      ['Elicitation', 'Find out what people need, which is rarely what they say first.'],
      ['Requirements', 'Trace them, rank them, and handle the change that comes in week seven.'],
      ['Strategy', 'Say why the change is worth making, and what has to be true for it to work.'],
      ['Design', 'Model, verify and compare solutions before anyone builds one.'],
      ['Evaluation', 'Compare what was built with what was intended.'],
    ],
  },
  'cams-training': {
    fullName: 'Certified Anti-Money Laundering Specialist',
    issuer: 'ACAMS, an association of professionals who fight financial crime',
    goodFit:
      'People in banks, payment companies and audit teams who check customers and transactions, and compliance officers who are responsible for those checks.',
    notYet:
      'If you’ve never worked with customers’ accounts or documents, a year in a KYC or monitoring team will teach you the cases the exam is about.',
    before:
      'ACAMS gives points for education, work and training. You need enough points, and you must be a member.',
    exam: 'Multiple-choice questions, many of them about a short case: what is suspicious here, and what do you do next?',
    subjects: [
      ['Methods', 'How money is laundered and terrorism financed, through banks and outside them.'],
      ['Standards', 'What FATF and other bodies expect, and how it becomes national law.'],
      ['Programmes', 'Build a programme that works: risk, customer checks, monitoring, training, audit.'],
      ['Investigations', 'Follow a case, write the report, and work with the authorities.'],
    ],
  },
  'cia-training': {
    fullName: 'Certified Internal Auditor',
    issuer: 'The Institute of Internal Auditors (IIA)',
    goodFit:
      'Internal auditors, accountants and controllers who review how a company works, and want an internationally recognised qualification.',
    notYet:
      'If you want to audit financial statements for clients, become a chartered accountant. This certification is about auditing from the inside.',
    before:
      'The IIA asks for education and experience, and more of one can make up for less of the other. You can complete the experience requirement after the exam.',
    exam: 'Three parts on different days, all multiple choice. Most people take one part at a time.',
    subjects: [
      [
        'Foundations',
        'What internal audit is for, its independence, its standards; governance, risk, control and fraud.',
      ],
      [
        'The engagement',
        'Plan an audit, gather evidence, reach a finding and report it so that people act on it.',
      ],
      ['The function', 'Run the audit department: its plan, its quality, and its reports to the board.'],
    ],
  },
  'capm-training': {
    fullName: 'Certified Associate in Project Management',
    issuer: 'PMI, the Project Management Institute',
    goodFit: 'Graduates, team members and coordinators who work on projects but don’t lead one yet.',
    notYet: 'If you’ve led projects for years, go for PMP. CAPM would say less than your resume does.',
    before:
      'Secondary school, and the hours of project-management training that PMI asks for. You don’t need to have led projects.',
    exam: 'Multiple-choice and matching questions on terms, methods and short scenarios.',
    subjects: [
      ['Fundamentals', 'What a project is, who does what, and the words everyone uses.'],
      [
        'Planned projects',
        'Scope, schedule and cost when the plan comes first; the critical path and how to calculate it.',
      ],
      ['Agile', 'Scrum, Kanban and the rest: what they have in common and when they help.'],
      ['Business analysis', 'Needs, requirements and stakeholders: where a project comes from.'],
    ],
  },
};
