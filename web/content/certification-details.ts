import type { CertificationId } from '#shared/domain/courses/certifications.ts';

/** Notes on a certification to read before asking for a date. They hold nothing that changes with the year. */
export interface CertificationDetails {
  fullName: string;
  issuer: string;
  /** The people whom it helps. */
  suits: string;
  /** The people who should do something else first. */
  notYet: string;
  /** The conditions of the issuer for sitting the exam. */
  before: string;
  /** The kind of questions in the exam. */
  exam: string;
  /** The subjects of the exam, each with the skill it asks for. */
  subjects: readonly (readonly [name: string, skill: string])[];
}

/** PMP has a page of its own. */
export const certificationDetails: Record<Exclude<CertificationId, 'pmp'>, CertificationDetails> = {
  'sales-force': {
    fullName: 'Salesforce administrator credential',
    issuer: 'Salesforce',
    suits:
      'People who keep a sales or service team’s data in order today, in Excel or in another CRM, and want to be the one who sets the system up.',
    notYet:
      'If you want to write code from the first day, start with programming. An administrator configures; a developer comes after.',
    before: 'Nothing formal. Salesforce lets anybody practise in a free org of their own.',
    exam: 'Multiple-choice questions built on small cases: a company wants this, which setting gives it to them?',
    subjects: [
      [
        'Users and access',
        'Give each person the records they need and no others: profiles, permission sets, sharing.',
      ],
      ['Objects and fields', 'Model what a business keeps, and how one record belongs to another.'],
      ['Sales and service', 'Leads, opportunities, campaigns; cases and the queues they wait in.'],
      ['Data and reports', 'Bring data in clean, and make the report that a manager opens on Monday.'],
      ['Automation', 'Let a flow do what people forget to do.'],
    ],
  },
  ccna: {
    fullName: 'Cisco Certified Network Associate',
    issuer: 'Cisco',
    suits:
      'Support engineers and graduates who want to move to networks, and people who run an office network and learned it by doing.',
    notYet:
      'If an IP address and a subnet mask are new words, give yourself some weeks with them first. Everything else stands on them.',
    before: 'Nothing formal. Some practice with real or simulated switches and routers makes the difference.',
    exam: 'Questions to choose and to match, and tasks on simulated equipment: find out why this host cannot reach that one.',
    subjects: [
      [
        'Network basics',
        'Models, cables, wireless, IPv4 and IPv6. Subnetting until you do it without paper.',
      ],
      ['Access', 'VLANs, trunks, spanning tree and bundled links.'],
      ['Routing', 'Read a routing table, write static routes, run OSPF in one area.'],
      ['Services', 'DHCP, NAT, NTP, SNMP: what each does and where it is set.'],
      ['Security', 'Access lists, port security, and how devices are locked.'],
      ['Automation', 'What a controller changes, and how to read JSON and an API.'],
    ],
  },
  'palo-alto': {
    fullName: 'Palo Alto Networks firewall certification',
    issuer: 'Palo Alto Networks',
    suits:
      'Network and security engineers whose company runs these firewalls, or is about to, and who answer for the rules on them.',
    notYet:
      'If routing, NAT and TCP ports are not yet routine, take CCNA first. A firewall is a router with opinions.',
    before: 'Nothing formal. The exam expects somebody who has worked on the equipment, in a lab at least.',
    exam: 'Multiple-choice questions on how the firewall decides, and on what to configure for a given need.',
    subjects: [
      ['Zones and interfaces', 'Put the firewall into a network, with its routes and its NAT.'],
      ['Policy by application', 'Write rules for what the traffic is, whichever port it comes by.'],
      ['Users', 'Tie rules to people and groups in place of addresses.'],
      ['Threats', 'Profiles against malware, exploits and bad addresses, and when to decrypt.'],
      ['Operation', 'Read the logs, update, back up, and manage many firewalls from one place.'],
    ],
  },
  vmware: {
    fullName: 'VMware vSphere certification',
    issuer: 'VMware, a part of Broadcom',
    suits:
      'System administrators who look after servers, and want to run a hundred of them on ten machines without being called at night.',
    notYet:
      'If you have not yet administered Windows or Linux servers, do that first. A virtual server fails in all the ways a real one does.',
    before:
      'It depends on the level: some VMware certificates count only with an official VMware course beside the exam. Ask us which applies to you.',
    exam: 'Multiple-choice questions on planning, running and mending a vSphere environment.',
    subjects: [
      ['Hosts', 'Install ESXi and bring the hosts under one vCenter Server.'],
      ['Networks', 'Standard and distributed switches, and the traffic that each carries.'],
      ['Storage', 'Datastores on block, file and shared local storage, and what each is good for.'],
      ['Machines', 'Templates, clones, snapshots, and moving a running machine with vMotion.'],
      ['Clusters', 'High availability, load balancing, and who gets the memory when it is short.'],
      ['Trouble', 'Where to look when a machine is slow or a host is gone.'],
    ],
  },
  cbap: {
    fullName: 'Certified Business Analysis Professional',
    issuer: 'IIBA, the International Institute of Business Analysis',
    suits:
      'Business analysts with years of practice, product owners and consultants who do the work already and want it on paper.',
    notYet:
      'If you have done business analysis for a year or two, IIBA has earlier certificates. This one asks for experience that nobody can learn in a class.',
    before:
      'IIBA asks for several years of documented business analysis work, hours of training and references. It checks the application before it admits you.',
    exam: 'Questions on situations and longer case studies. You know the guide by then; the exam asks what you would do with it.',
    subjects: [
      ['Planning', 'Choose how the analysis is done, with whom, and how you know that it is good.'],
      ['Elicitation', 'Find out what people need, which is seldom what they first say.'],
      ['Requirements', 'Trace them, rank them, and handle the change that comes in week seven.'],
      ['Strategy', 'Say why the change is worth making, and what has to be true for it to work.'],
      ['Design', 'Model, verify and compare solutions before anybody builds one.'],
      ['Evaluation', 'Measure what was built against what was meant.'],
    ],
  },
  'cams-training': {
    fullName: 'Certified Anti-Money Laundering Specialist',
    issuer: 'ACAMS, an association of people who fight financial crime',
    suits:
      'People in banks, payment companies and audit who check customers and transactions, and compliance officers who answer for those checks.',
    notYet:
      'If you have never worked with customers’ accounts or their papers, a year in a KYC or monitoring team will teach you the cases that the exam is about.',
    before:
      'ACAMS counts education, work and training in points, and asks for enough of them and for membership.',
    exam: 'Multiple-choice questions, many of them on a short case: what is suspicious here, and what do you do next?',
    subjects: [
      ['Methods', 'How money is laundered and terror is paid for, in banks and outside of them.'],
      ['Standards', 'What FATF and other bodies expect, and how that becomes a country’s law.'],
      ['Programmes', 'Build one that works: risk, customer checks, monitoring, training, audit.'],
      ['Investigations', 'Follow a case, write the report, and work with the authorities.'],
    ],
  },
  'cia-training': {
    fullName: 'Certified Internal Auditor',
    issuer: 'The Institute of Internal Auditors (IIA)',
    suits:
      'Internal auditors, accountants and controllers who look into how a company works, and want a title that is read the same way abroad.',
    notYet:
      'If you want to audit financial statements for clients, a chartered accountant’s way is the one to take. This title is about the inside.',
    before:
      'The IIA asks for education and experience, the one making up for the other. The experience can be completed after the exam.',
    exam: 'Three parts, sat on different days, all in multiple-choice questions. One part after the other is how most people do it.',
    subjects: [
      [
        'Foundations',
        'What internal audit is for, its independence, its standards; governance, risk, control and fraud.',
      ],
      [
        'The engagement',
        'Plan an audit, gather evidence, reach a finding and report it so that it is acted upon.',
      ],
      ['The function', 'Run the audit department: its plan, its quality, and what it tells the board.'],
    ],
  },
  'capm-training': {
    fullName: 'Certified Associate in Project Management',
    issuer: 'PMI, the Project Management Institute',
    suits: 'Graduates, team members and coordinators who work in projects and do not lead one yet.',
    notYet:
      'If you have led projects for years, go for PMP. CAPM would tell an employer less than your resume does.',
    before:
      'Secondary school, and some hours of project-management education. No experience in leading projects.',
    exam: 'Questions to choose and to match on terms, methods and small situations.',
    subjects: [
      ['Fundamentals', 'What a project is, who does what in it, and the words everybody uses.'],
      [
        'Planned projects',
        'Scope, schedule and cost when the plan comes first; the critical path and its arithmetic.',
      ],
      ['Agile', 'Scrum, Kanban and the rest: what they share and when they help.'],
      ['Business analysis', 'Needs, requirements and stakeholders: where a project comes from.'],
    ],
  },
};
