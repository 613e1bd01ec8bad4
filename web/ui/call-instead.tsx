import { CallLink } from './call-link.tsx';

/** The sentence beside what failed just now: a call does not need it. */
export const CallInstead = () => (
  <p>
    Until it works, you reach us at <CallLink />.
  </p>
);
