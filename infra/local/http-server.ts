import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { StartError } from './start-error.ts';

export type Answer = (request: Request, address: string) => Response | Promise<Response>;

export type Send = (request: Request) => Promise<Response>;

export function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; port: number }> {
  // Kept long, because a client may send a request just as an idle connection is being closed.
  const server = createServer({ keepAliveTimeout: 30_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port, host)));
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export const listenerOf =
  (answer: Answer): RequestListener =>
  async (message, reply) => {
    const response = await answerTo(message, answer);
    // `Response.error()` means that the connection was cut.
    if (response.type === 'error') return void message.socket.destroy();
    const body = Buffer.from(await response.arrayBuffer());
    const hasBody = response.status !== 204 && response.status !== 304;
    reply.writeHead(response.status, {
      // AWS clients compare this time with their own, and Node's default header ignores the seed's clock.
      date: new Date().toUTCString(),
      ...Object.fromEntries(response.headers),
      ...(response.headers.has('set-cookie') && { 'set-cookie': response.headers.getSetCookie() }),
      ...(hasBody && { 'content-length': body.length }),
    });
    reply.end(hasBody && message.method !== 'HEAD' ? body : undefined);
    // An unread body would block the connection's next request.
    message.resume();
  };

async function answerTo(message: IncomingMessage, answer: Answer): Promise<Response> {
  const request = requestOf(message);
  if (!request) return new Response('Bad Request', { status: 400 });
  try {
    return await answer(request, message.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '');
  } catch (error) {
    console.error(error);
    return new Response('Internal Server Error', { status: 500 });
  }
}

/** Undefined for requests that HTTP allows but `Request` doesn't, such as TRACE. */
function requestOf(message: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '', rawHeaders } = message;
  if (!url.startsWith('/')) return undefined;
  try {
    const headers = new Headers();
    for (let i = 0; i < rawHeaders.length; i += 2)
      headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
    const init = { method, headers, duplex: 'half' };
    if (method === 'GET' || method === 'HEAD') return new Request(`http://localhost${url}`, init);
    // A handler may respond without reading the body, and the connection must stay open.
    const body = ReadableStream.from(message.iterator({ destroyOnReturn: false }));
    return new Request(`http://localhost${url}`, { ...init, body: body as BodyInit });
  } catch {
    return undefined;
  }
}

function startError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop the program using it, or set PORT to another number.`,
    );
  }
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `Port ${port} on ${host} can’t be opened (${error.code}). Set PORT or HOST to another value.`,
    );
  }
  return error;
}
