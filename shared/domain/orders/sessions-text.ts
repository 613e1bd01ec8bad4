/** Returns `60 minutes`, or `4 sessions of 60 minutes` for a package. */
export const sessionsText = ({ sessions, minutes }: { sessions: number; minutes: number }): string =>
  `${sessions === 1 ? '' : `${sessions} sessions of `}${minutes} minutes`;
