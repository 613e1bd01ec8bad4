import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { CannotStart } from './cannot-start.ts';

/** Answers a request that came from `address`. */
export type Answer = (request: Request, address: string) => Response | Promise<Response>;

/** Sends a request, over the network like `fetch` or within this process, and returns the answer. */
export type Send = (request: Request) => Promise<Response>;

/** Opens a port, and returns the server with its port: for port 0 any free port. */
export function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; port: number }> {
  // The time is long, as a client may send its next request just when the server closes an idle connection.
  const server = createServer({ keepAliveTimeout: 30_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port, host)));
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

/** Closes a server at once, open connections included. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** A listener of Node's whose answers come from web-standard code. */
export const listenerOf =
  (answer: Answer): RequestListener =>
  async (message, reply) => {
    const response = await answerTo(message, answer);
    // `Response.error()` is a network error: it cuts the connection.
    if (response.type === 'error') return void message.socket.destroy();
    const body = Buffer.from(await response.arrayBuffer());
    const hasBody = response.status !== 204 && response.status !== 304;
    reply.writeHead(response.status, {
      // AWS's clients compare this time; Node's own header has the real time also while the seed's clock is another.
      date: new Date().toUTCString(),
      ...Object.fromEntries(response.headers),
      ...(response.headers.has('set-cookie') && { 'set-cookie': response.headers.getSetCookie() }),
      ...(hasBody && { 'content-length': body.length }),
    });
    reply.end(hasBody && message.method !== 'HEAD' ? body : undefined);
    // The unread rest of a body would block the connection's next request.
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

/** The request; undefined where HTTP allows it and `Request` refuses it, such as TRACE or a target that is no path. */
function requestOf(message: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '', rawHeaders } = message;
  if (!url.startsWith('/')) return undefined;
  try {
    const headers = new Headers();
    for (let i = 0; i < rawHeaders.length; i += 2)
      headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
    const init = { method, headers, duplex: 'half' };
    if (method === 'GET' || method === 'HEAD') return new Request(`http://localhost${url}`, init);
    // A handler may stop reading early and still answer, so the connection must not end with the body.
    const body = ReadableStream.from(message.iterator({ destroyOnReturn: false }));
    return new Request(`http://localhost${url}`, { ...init, body: body as BodyInit });
  } catch {
    return undefined;
  }
}

function startError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new CannotStart(`Port ${port} is in use; stop what runs there, or set PORT to another port.`);
  }
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new CannotStart(
      `Port ${port} of ${host} cannot be opened (${error.code}); set PORT or HOST to another value.`,
    );
  }
  return error;
}
