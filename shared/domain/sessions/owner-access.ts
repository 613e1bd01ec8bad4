/** The rules of the owner's access. Zod-free: the desk tells some of them. */

/** Sessions that may be live at once: one more ends the oldest. */
export const mostSessions = 10;

/** Minutes after its last use in which a session ends. */
export const sessionIdleMinutes = 30;

/** The routes that the desk asks again and again with nobody at it: they keep no session alive. */
export const watchedRoutes: readonly string[] = [
  'GET /admin/today',
  'GET /admin/mail',
  'GET /admin/enquiries/{id}',
  'GET /admin/work/{id}',
];

/** Hours after its start in which a session ends, however it is used. */
export const sessionHours = 8;

/** Minutes for which a code, once given, answers for the operations that ask for one. */
export const proofMinutes = 10;

/** Characters that a new password has at least. An existing one that is shorter still signs in. */
export const leastPasswordCharacters = 12;

/** Recovery codes that are made at a time. */
export const recoveryCodeCount = 10;

/** Recovery codes left at which the desk warns. */
export const fewRecoveryCodes = 2;
