import type { Send } from './http-server.ts';

/**
 * Like a browser, keeps cookies and sends an `Origin` header, so `createClient(fetchWithCookies(send))` stays signed
 * in.
 */
export function fetchWithCookies(send: Send, origin = 'http://localhost'): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    if (request.method !== 'GET') request.headers.set('origin', new URL(request.url).origin);
    if (cookies.size > 0) request.headers.set('cookie', [...cookies.values()].join('; '));
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, pair);
    }
    return response;
  };
}
