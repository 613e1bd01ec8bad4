import { brand } from '#shared/brand.ts';

/** The policy accepts these requests only by email. */
export const DeadlinesByEmail = () => (
  <p>
    To move or cancel, <a href={`mailto:${brand.email}`}>email us</a>, so that the time is on record.
  </p>
);
