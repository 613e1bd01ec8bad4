import { limits } from '../limits/limits.ts';
import { paiseOf } from '../money/money.ts';
import type { Course } from './course.ts';

/**
 * Whether a place in a course can be paid on its page: the owner wants it, the course is neither full nor hidden,
 * and its price is one that Razorpay takes.
 */
export const isPaidOnline = ({
  payOnline,
  price,
  isFull,
  seatsLeft,
  isHidden,
}: Pick<Course, 'payOnline' | 'price' | 'isFull' | 'seatsLeft' | 'isHidden'>): boolean =>
  payOnline === true &&
  !isFull &&
  seatsLeft !== 0 &&
  !isHidden &&
  price >= 1 &&
  price <= limits.paymentLink.rupees;

/** The price of a course in whole paise: its rupees may have decimals, and no float is exact. */
export const coursePaise = ({ price }: Pick<Course, 'price'>): number => Math.round(paiseOf(price));
