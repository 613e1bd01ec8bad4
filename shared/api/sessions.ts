import * as attemptLimits from '../domain/limits/attempts.ts';
import { AdminLogin, AdminSession, LiveSessions, SessionProof } from '../domain/sessions/admin-session.ts';
import {
  EnrolledSecondFactor,
  RecoveryCodes,
  SecondFactorEnrolment,
  SecondFactorSecret,
  SecondFactorState,
} from '../domain/sessions/second-factor.ts';
import type { Endpoint } from './endpoint.ts';

export const startSession = {
  route: 'POST /admin/session',
  auth: 'public',
  limit: attemptLimits.login,
  summary: 'Signs in as the admin and sets the session cookie.',
  status: 201,
  body: AdminLogin,
  response: AdminSession,
} as const satisfies Endpoint;

export const getSession = {
  route: 'GET /admin/session',
  auth: 'admin',
  summary: "Returns when the admin's session expires.",
  response: AdminSession,
} as const satisfies Endpoint;

export const endSession = {
  route: 'DELETE /admin/session',
  auth: 'admin',
  summary: 'Signs out and ends the session immediately.',
  status: 204,
} as const satisfies Endpoint;

export const proveSession = {
  route: 'POST /admin/session/proof',
  auth: 'admin',
  summary: 'Verifies a second-factor code. Some operations require a code entered in the last ten minutes.',
  status: 204,
  body: SessionProof,
} as const satisfies Endpoint;

export const listSessions = {
  route: 'GET /admin/sessions',
  auth: 'admin',
  summary: "Lists the admin's active sessions, and when each one started and was last used.",
  response: LiveSessions,
} as const satisfies Endpoint;

export const endOtherSessions = {
  route: 'DELETE /admin/sessions',
  auth: 'admin',
  summary: 'Ends all other sessions.',
  status: 204,
} as const satisfies Endpoint;

export const getSecondFactor = {
  route: 'GET /admin/second-factor',
  auth: 'admin',
  summary:
    'Returns the time when a second factor was enrolled, if there is one, and how many recovery codes are left.',
  response: SecondFactorState,
} as const satisfies Endpoint;

export const proposeSecondFactor = {
  route: 'POST /admin/second-factor',
  auth: 'admin',
  summary: "Creates a secret for an authenticator app. Codes aren't required until the app is enrolled.",
  status: 201,
  response: SecondFactorSecret,
} as const satisfies Endpoint;

export const enrolSecondFactor = {
  route: 'PUT /admin/second-factor',
  auth: 'admin',
  summary: 'Enrols the authenticator app and returns the recovery codes once. Ends all other sessions.',
  body: SecondFactorEnrolment,
  response: EnrolledSecondFactor,
} as const satisfies Endpoint;

export const removeSecondFactor = {
  route: 'DELETE /admin/second-factor',
  auth: 'admin',
  summary: 'Stops requiring codes at sign-in.',
  status: 204,
  proof: true,
} as const satisfies Endpoint;

export const makeRecoveryCodes = {
  route: 'POST /admin/second-factor/recovery-codes',
  auth: 'admin',
  summary: 'Replaces the recovery codes with ten new ones, which are returned only once.',
  status: 201,
  response: RecoveryCodes,
  proof: true,
  conditional: true,
} as const satisfies Endpoint;
