import { noticeHours } from '../../policies.ts';
import type { Availability } from './availability.ts';

/** A coach without hours can't be booked. This file is separate, so that Lambdas that only read don't load the schema. */
export const usualAvailability: Availability = {
  weekly: [],
  blocked: [],
  worksOn: [],
  bufferMinutes: 15,
  noticeHours,
  daysAhead: 30,
  version: 0,
};
