/** Once there are this many, the next sign-in ends the oldest session. */
export const maxSessions = 10;

export const sessionIdleMinutes = 30;

/** The Admin Panel polls these routes, so they don't keep a session alive. */
export const polledRoutes: readonly string[] = [
  'GET /admin/today',
  'GET /admin/mail',
  'GET /admin/enquiries/{id}',
  'GET /admin/work/{id}',
];

/** A session ends this many hours after sign-in, even if it's in use. */
export const sessionHours = 8;

/** Once the owner has entered a code, no further code is needed for this many minutes. */
export const proofMinutes = 10;

/** Only applies to new passwords. Shorter existing passwords still work. */
export const minPasswordLength = 12;

export const recoveryCodeCount = 10;

/** The Admin Panel shows a warning once this many or fewer are left. */
export const lowRecoveryCodes = 2;
