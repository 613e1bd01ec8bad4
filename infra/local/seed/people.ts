export interface SamplePerson {
  name: string;
  email: string;
  mobile: string;
}

/**
 * The name and address show that the person isn't real. Each person needs a different first name, because it's used in
 * the email address.
 */
export function samplePerson(name: string): SamplePerson {
  const [firstName = ''] = name.toLowerCase().split(' ');
  const digits = [...name].reduce((sum, template) => (sum * 31 + template.charCodeAt(0)) % 100_000, 7);
  return {
    name: `${name} (sample)`,
    email: `sample.${firstName}@example.in`,
    mobile: `+9190000${String(digits).padStart(5, '0')}`,
  };
}

export const pasted = ({ name }: SamplePerson): string =>
  `${name}\nEight years in operations, the last three leading a team of nine.\nThis is the CV of a fictional person.`;

const { mobile: phoneNumber, ...late } = samplePerson('Prakash Naidu');
const { mobile: _spam, ...spam } = samplePerson('Cheap Rankings');
const { mobile: freshPhone, ...fresh } = samplePerson('Sunita Deshpande');
const { mobile: answeredPhone, ...answered } = samplePerson('George Varghese');
const { mobile: laterPhone, ...later } = samplePerson('Leela Menon');
const { mobile: closedPhone, ...closed } = samplePerson('Imran Sheikh');
const { mobile: generalPhone, ...general } = samplePerson('Ritu Agarwal');

export const enquiries = {
  late: {
    ...late,
    phoneNumber,
    message: 'Sample enquiry: is there a batch for people who work on Saturdays?',
    courseTitle: 'PMP Certification Training',
  },
  answered: {
    ...answered,
    phone: answeredPhone,
    message: 'Sample enquiry: when does the next batch start, and do the classes end before nine?',
    certificationName: 'CCNA',
  },
  later: {
    ...later,
    phone: laterPhone,
    message: 'Sample enquiry: I’d like to talk about the CBAP course once I’ve been paid.',
    certificationName: 'CBAP',
  },
  closed: {
    ...closed,
    phone: closedPhone,
    message: 'Sample enquiry: is there a discount for five people from one office?',
    certificationName: 'CAPM Training',
  },
  spam: {
    ...spam,
    message: 'Sample spam: first place in every search within a week.',
    courseTitle: 'Python for Working Professionals',
    // Only bots fill in this hidden field.
    remark: 'https://rankings.example',
  },
  general: {
    ...general,
    phone: generalPhone,
    message: 'Sample enquiry: please call me about career coaching, after six if you can.',
  },
  fresh: {
    ...fresh,
    phoneNumber: freshPhone,
    message: 'Sample enquiry: can I pay in two parts?',
    courseTitle: 'Java Full Stack Development',
  },
} as const;

const { mobile: _first, ...first } = samplePerson('Lalitha Krishnan');
const { mobile: _second, ...second } = samplePerson('Aman Verma');

export const reviewsThatWait = [
  {
    ...first,
    rating: 5,
    message: 'Sample review: the mock interview was harder than the real one, which is as it should be.',
  },
  { ...second, rating: 3, message: 'Sample review: good trainer, but the recordings came two days late.' },
] as const;
