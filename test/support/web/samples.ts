import type { Offer } from '#shared/domain/coaching/offer.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import type { Enquiry, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import type { AdminInterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import type { Overview } from '#shared/domain/overview/overview.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import type { Review } from '#shared/domain/reviews/review.ts';
import type { AdminMember, Member } from '#shared/domain/team/member.ts';

export const member = (values: Partial<Member> = {}): Member => ({
  id: 'vikram',
  name: 'Vikram Shah',
  role: 'Instructor, networks',
  line: 'Breaks a lab network each evening.',
  tasks: [],
  ...values,
});

export const adminMember = (values: Partial<AdminMember> = {}): AdminMember => ({
  ...member(),
  createdAt: '2025-08-01T10:00:00.000Z',
  version: 1,
  ...values,
});

export const course = (values: Partial<Course> = {}): Course => ({
  id: 'pmp-1',
  title: 'PMP in Six Weekends',
  description: 'From the exam outline to the exam.',
  price: 24999,
  startDate: '2025-09-07',
  duration: '6 weeks',
  timings: 'Saturdays, 8 am IST',
  createdAt: '2025-08-01T10:00:00.000Z',
  version: 1,
  ...values,
});

export const offer = (values: Partial<Offer> = {}): Offer => ({
  ...{ id: 'offer-1', title: 'Interview practice', description: 'We practise your answers aloud.' },
  ...{ sessions: 1, minutes: 60, rupees: 2500, coachId: 'rekha', coach: 'Rekha Nair', times: [] },
  ...values,
});

export const enquiry = (values: Partial<Enquiry> = {}): Enquiry => ({
  id: 'enquiry-1',
  type: 'course',
  title: 'PMP in Six Weekends',
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phone: '+91 98220 00001',
  message: 'Is there a weekday batch?',
  clarified: false,
  createdAt: '2025-08-02T10:00:00.000Z',
  ticket: 'E-2025-01234567',
  historyCount: 0,
  ...values,
});

export const enquiryDetails = (values: Partial<EnquiryDetails> = {}): EnquiryDetails => ({
  ...enquiry({ historyCount: values.history?.length ?? 0 }),
  isSuspected: false,
  history: [],
  emails: [],
  ...values,
});

export const review = (values: Partial<Review> = {}): Review => ({
  id: 'review-1',
  name: 'Meera Nair',
  email: 'meera@example.com',
  message: 'The mock interviews were the useful part.',
  rating: 4,
  approved: false,
  createdAt: '2025-08-02T10:00:00.000Z',
  ...values,
});

export const interviewQuestion = (values: Partial<AdminInterviewQuestion> = {}): AdminInterviewQuestion => ({
  id: 'question-1',
  category: 'Networking',
  question: 'What does ARP do?',
  answer: 'It finds the hardware address behind an IP address.',
  createdAt: '2025-08-02T10:00:00.000Z',
  version: 1,
  ...values,
});

export const overview = (values: Partial<Overview> = {}): Overview => ({
  month: { enquiries: 41, orders: 12, paise: 10450050, netPaise: 10000050 },
  days: Array.from({ length: 30 }, (_, day) => ({
    date: new Date(Date.UTC(2025, 7, 4 + day)).toISOString().slice(0, 10),
    enquiries: day % 7,
    orders: day % 3,
    paise: (day % 3) * 449900,
    netPaise: (day % 2) * 449900,
  })),
  ...values,
});

export const receipt: Receipt = {
  serial: '2026-27/000123',
  orderId: 'order_RkT4c9Wm2LxQ7p',
  orderNumber: 'P-2026-48203917',
  issuedAt: '2026-11-20T06:31:00.000Z',
  what: 'Ultimate Career Kit, 7-14 years',
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  mobile: '+919876543210',
  paise: 649_900,
  paymentId: 'pay_RkT4c9Wm2LxQ7p',
  method: 'upi',
  paidAt: '2026-11-20T06:30:00.000Z',
  refundedPaise: 0,
};
