/** The rules of the owner's access. This file imports no zod, as the desk loads it. */

/** Sessions that may be live at once: a further login ends the oldest. */
export const mostSessions = 10;

/** Minutes without use after which a session ends. */
export const sessionIdleMinutes = 30;

/** The routes that the desk calls again and again by itself: they keep no session alive. */
export const watchedRoutes: readonly string[] = [
  'GET /admin/today',
  'GET /admin/mail',
  'GET /admin/enquiries/{id}',
  'GET /admin/work/{id}',
];

/** Hours after its start at which a session ends, however it is used. */
export const sessionHours = 8;

/** Minutes for which a code, once given, answers for the operations that ask for one. */
export const proofMinutes = 10;

/** The fewest characters of a new password. An existing shorter password still signs in. */
export const leastPasswordCharacters = 12;

/** Recovery codes that are made at a time. */
export const recoveryCodeCount = 10;

/** The number of recovery codes left at which the desk warns. */
export const fewRecoveryCodes = 2;
