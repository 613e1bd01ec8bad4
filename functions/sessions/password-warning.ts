import { leastPasswordCharacters } from '#shared/domain/sessions/owner-access.ts';

/** The warning of a session about a password that is shorter than a new one may be. */
export const passwordWarning = (password: string): { hasShortPassword?: true } =>
  [...password].length < leastPasswordCharacters ? { hasShortPassword: true } : {};
