import type { DueRow } from '#shared/domain/today/today.ts';

/** An order can have several sessions in Today. */
export const keyOf = ({ reason, id, session }: DueRow): string =>
  `${reason}-${id}${session ? `-${session.booking}` : ''}`;
