import { limits } from '../limits/limits.ts';
import { paiseOf } from '../money/money.ts';
import type { Course } from './course.ts';

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

/** Rounded, because prices can have decimals and floats aren't exact. */
export const coursePaise = ({ price }: Pick<Course, 'price'>): number => Math.round(paiseOf(price));
