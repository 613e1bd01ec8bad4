export const pmpCourse = {
  title: 'PMP Certification Training',
  description: 'Live classes with a mentor.\nFull-length mock exams.',
  price: 18999,
  startDate: '2026-12-05',
  duration: '6 weeks',
  timings: 'Sat and Sun, 7 to 9 pm IST',
};

export const courseEnquiry = {
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phoneNumber: '+91 98765 43210',
  message: 'Is there a weekend batch?',
  courseId: 'pmp-weekend',
  courseTitle: 'PMP Certification Training',
};

export const certificationEnquiry = {
  name: 'रवि देशमुख',
  email: 'ravi@example.com',
  phone: '9876543210',
  message: 'Please call me in the evening.',
  certificationName: 'CCNA',
};

export const complaint = {
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phone: '+919876543210',
  about: 'PMP Certification Training',
  message: 'The Saturday class was cancelled without notice.',
};

export const callback = { name: 'Asha Kulkarni', phone: '98220 12345', about: 'PMP' };

export const review = {
  name: 'Meera Nair',
  email: 'meera@example.com',
  message: 'The mock interviews were the useful part.',
  rating: 4,
};

export const teamMember = {
  name: 'Asha Rao',
  role: 'Instructor, PMP',
  line: 'Sixteen years of rail projects.',
  biography: 'Asha led projects before she taught.',
  tasks: ['coach'],
};

export const interviewQuestion = {
  category: 'Java',
  question: 'What is the difference between == and equals()?',
  answer: '== compares references; equals() compares values.',
};

export const fileOf = (rows: readonly unknown[]): Blob => new Blob([JSON.stringify(rows)]);

export const buyer = { name: 'Imran Shaikh', email: 'imran@example.com', mobile: '+919812345678' };
