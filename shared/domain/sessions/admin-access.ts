/** The next sign-in ends the oldest. */
export const maxSessions = 10;

/** Minutes without use. */
export const sessionIdleMinutes = 30;

/** Polled routes, which don't keep a session alive. */
export const polledRoutes: readonly string[] = [
  'GET /admin/today',
  'GET /admin/mail',
  'GET /admin/enquiries/{id}',
  'GET /admin/work/{id}',
];

/** Hours after sign-in, even if used. */
export const sessionHours = 8;

/** Minutes for which a code counts. */
export const proofMinutes = 10;

/** For new passwords; a shorter existing one still works. */
export const minPasswordLength = 12;

export const recoveryCodeCount = 10;

/** Admin Panel warns when only this many are left. */
export const lowRecoveryCodes = 2;
