import { LiveSessions } from './live-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

/** Who can get into the desk, and how. */
export const Security = () => (
  <div className="parts">
    <LiveSessions />
    <SecondFactor />
  </div>
);
