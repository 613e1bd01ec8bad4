import { randomUUID } from 'node:crypto';
import type { FunctionEvent, FunctionRequest, FunctionValue } from './cloudfront-function.ts';

export function viewerRequest(request: Request, address: string): FunctionEvent {
  const url = new URL(request.url);
  // CloudFront rejects requests without a Host header, which a local `Request` doesn't have.
  const { cookie, ...headers }: Record<string, FunctionValue> = {
    host: { value: url.host },
    ...valuesOf(request.headers),
  };
  return {
    version: '1.0',
    context: { eventType: 'viewer-request', requestId: randomUUID() },
    viewer: { ip: address },
    request: {
      method: request.method,
      uri: url.pathname,
      querystring: grouped(pairs(url.search.slice(1), '&')),
      headers,
      cookies: grouped(pairs(cookie?.value ?? '', '; ')),
    },
  };
}

export const valuesOf = (headers: Headers): Record<string, FunctionValue> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, { value }]));

export function headersOf({ headers, cookies }: Pick<FunctionRequest, 'headers' | 'cookies'>): Headers {
  const result = new Headers();
  for (const [name, { value }] of Object.entries(headers)) result.set(name, value);
  const cookie = Object.entries(cookies).flatMap(([name, entry]) =>
    (entry.multiValue ?? [entry]).map(({ value }) => `${name}=${value}`),
  );
  if (cookie.length > 0) result.set('cookie', cookie.join('; '));
  return result;
}

export function searchOf({ querystring }: Pick<FunctionRequest, 'querystring'>): string {
  const query = Object.entries(querystring).flatMap(([name, entry]) =>
    (entry.multiValue ?? [entry]).map(({ value }) => `${name}=${value}`),
  );
  return query.length > 0 ? `?${query.join('&')}` : '';
}

// CloudFront doesn't decode names and values.
const pairs = (text: string, separator: string) =>
  text
    .split(separator)
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? { name: pair, value: '' } : { name: pair.slice(0, at), value: pair.slice(at + 1) };
    });

function grouped(entries: { name: string; value: string }[]): Record<string, FunctionValue> {
  const result = new Map<string, FunctionValue>();
  for (const { name, value } of entries) {
    const first = result.get(name);
    if (!first) result.set(name, { value });
    else first.multiValue = [...(first.multiValue ?? [{ value: first.value }]), { value }];
  }
  return Object.fromEntries(result);
}
