/** Another login ends the oldest. */
export const mostSessions = 10;

/** Minutes without use. */
export const sessionIdleMinutes = 30;

/** Polled routes, which don't keep a session alive. */
export const watchedRoutes: readonly string[] = [
  'GET /admin/today',
  'GET /admin/mail',
  'GET /admin/enquiries/{id}',
  'GET /admin/work/{id}',
];

/** Hours after sign-in, even if used. */
export const sessionHours = 8;

/** Minutes for which a given code counts. */
export const proofMinutes = 10;

/** Of a new password; a shorter existing one still works. */
export const leastPasswordCharacters = 12;

export const recoveryCodeCount = 10;

/** At this number, Admin Panel warns. */
export const fewRecoveryCodes = 2;
