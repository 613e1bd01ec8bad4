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
  summary: 'Sign in as the owner. The session comes as a cookie.',
  status: 201,
  body: AdminLogin,
  response: AdminSession,
} as const satisfies Endpoint;

export const getSession = {
  route: 'GET /admin/session',
  auth: 'admin',
  summary: 'Tell whether the owner is signed in, and until when.',
  response: AdminSession,
} as const satisfies Endpoint;

export const endSession = {
  route: 'DELETE /admin/session',
  auth: 'admin',
  summary: 'Sign out. The session ends at once.',
  status: 204,
} as const satisfies Endpoint;

export const proveSession = {
  route: 'POST /admin/session/proof',
  auth: 'admin',
  summary: 'Prove with a code that the owner is there: some operations want a proof of the last ten minutes.',
  status: 204,
  body: SessionProof,
} as const satisfies Endpoint;

export const listSessions = {
  route: 'GET /admin/sessions',
  auth: 'admin',
  summary: "Tell when each of the owner's live sessions began and was last used.",
  response: LiveSessions,
} as const satisfies Endpoint;

export const endOtherSessions = {
  route: 'DELETE /admin/sessions',
  auth: 'admin',
  summary: 'End every session but this one.',
  status: 204,
} as const satisfies Endpoint;

export const getSecondFactor = {
  route: 'GET /admin/second-factor',
  auth: 'admin',
  summary: 'Tell whether codes are asked for, since when, and how many recovery codes are left.',
  response: SecondFactorState,
} as const satisfies Endpoint;

export const proposeSecondFactor = {
  route: 'POST /admin/second-factor',
  auth: 'admin',
  summary: 'Make up a secret for an app. Its codes are not asked for before it is enrolled.',
  status: 201,
  response: SecondFactorSecret,
} as const satisfies Endpoint;

export const enrolSecondFactor = {
  route: 'PUT /admin/second-factor',
  auth: 'admin',
  summary: 'Ask for codes of the proposed secret, and tell the recovery codes once. Other sessions end.',
  body: SecondFactorEnrolment,
  response: EnrolledSecondFactor,
} as const satisfies Endpoint;

export const removeSecondFactor = {
  route: 'DELETE /admin/second-factor',
  auth: 'admin',
  summary: 'Ask for no codes any more.',
  status: 204,
  proof: true,
} as const satisfies Endpoint;

export const makeRecoveryCodes = {
  route: 'POST /admin/second-factor/recovery-codes',
  auth: 'admin',
  summary: 'Make ten new recovery codes, which are told once; the earlier ones open nothing any more.',
  status: 201,
  response: RecoveryCodes,
  proof: true,
  conditional: true,
} as const satisfies Endpoint;
