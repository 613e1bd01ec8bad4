import { orderCookie } from '#shared/edge.ts';

/** The cookie of a buyer's session, without what it takes to believe it: every Lambda has to know it from others. */

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Tells a buyer's cookie, `name=value`, from others. */
export const isOrderCookie = (cookie: string) => cookie.startsWith(`${orderCookie}=`);

/** The value of the cookie among others. */
export const orderCookieIn = (cookies: readonly string[]): string | undefined =>
  cookies.find(isOrderCookie)?.slice(orderCookie.length + 1);

/** Sets the cookie for some seconds. */
export const setOrderCookie = (value: string, seconds: number) =>
  `${orderCookie}=${value}; ${attributes}; Max-Age=${seconds}`;

/** Takes the cookie away again. */
export const clearedOrderCookie = setOrderCookie('', 0);
