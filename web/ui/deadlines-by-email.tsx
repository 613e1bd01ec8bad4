import { brand } from '#shared/brand.ts';

/** Sessions can also be moved and cancelled on the order page. The policy accepts no other channel. */
export const DeadlinesByEmail = () => (
  <p>
    To move or cancel, <a href={`mailto:${brand.email}`}>email us</a>, so that the time is on record.
  </p>
);
