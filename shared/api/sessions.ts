import { AdminLogin, AdminSession } from '../domain/admin-session.ts';
import { attemptLimits } from '../domain/attempts.ts';
import { endpoint } from './endpoint.ts';

export const startSession = endpoint('POST /admin/session', {
  auth: 'public',
  limit: attemptLimits.login,
  summary: 'Sign in as the owner. The session comes as a cookie.',
  status: 201,
  body: AdminLogin,
  response: AdminSession,
});

export const getSession = endpoint('GET /admin/session', {
  auth: 'admin',
  summary: 'Tell whether the owner is signed in, and until when.',
  response: AdminSession,
});

export const endSession = endpoint('DELETE /admin/session', {
  auth: 'admin',
  summary: 'Sign out. The session ends at once.',
  status: 204,
});
