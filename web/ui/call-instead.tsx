import { CallLink } from './call-link.tsx';

export const CallInstead = () => (
  <p>
    Or call us on <CallLink />.
  </p>
);
