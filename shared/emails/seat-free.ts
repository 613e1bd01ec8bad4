import { brand } from '../brand.ts';
import { formatStart } from '../domain/classes/class-start.ts';
import type { Course } from '../domain/courses/course.ts';
import { formatPrice } from '../domain/money/money.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { enquirySample, seatSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface SeatFreeFacts extends Pick<Course, 'title' | 'startDate' | 'timings' | 'price'> {
  ticket: string;
  courseId: string;
}

/** Doesn't repeat any of the enquiry, because someone else may have entered this email address. */
export const seatFree = emailTemplate<SeatFreeFacts>({
  name: 'seat-free',
  maxAgeHours: 72,
  compose: ({ ticket, courseId, title, startDate, timings, price }, { site }) => ({
    subject: `A seat is free · ${ticket} · ${brand.name}`,
    preheader: 'Seats go to those who pay first.',
    blocks: [
      { kind: 'heading', text: 'A seat is free' },
      paragraph(greeting()),
      paragraph('You asked us to tell you when a seat is free in this course. There’s one now.'),
      { kind: 'fact', name: 'Course', value: title },
      startDate && { kind: 'fact', name: 'Starts', value: formatStart(startDate) },
      timings && { kind: 'fact', name: 'Timings', value: timings },
      { kind: 'fact', name: 'Price', value: formatPrice(price) },
      { kind: 'fact', name: 'Ticket number', value: ticket },
      { kind: 'button', text: 'See the course', href: `${site}/course/${courseId}` },
      paragraph(
        'Everyone who asked is getting this email, and seats go to those who pay first. We won’t write to you about this again.',
      ),
      paragraph(
        `Any questions? Reply to this email or call ${withoutBreaks(brand.displayPhone)} with your ticket number.`,
      ),
    ],
    why: 'You’re getting this email because someone entered this address in a form on our site. If it wasn’t you, ignore this email, or reply to let us know.',
  }),
  sample: {
    ticket: enquirySample.ticket,
    courseId: 'pmp-december',
    title: 'PMP Certification Training, 6 December',
    startDate: seatSample.startDate,
    timings: seatSample.timings,
    price: 24_999,
  },
});
