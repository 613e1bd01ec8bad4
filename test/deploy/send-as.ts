import { request as open } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Sends a request to `endpoint` under another host's name, which `fetch` does not let one say. */
export async function sendAs(host: string, endpoint: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host, 'content-length': body.length };
  return new Promise((resolve, reject) => {
    open(endpoint + pathname + search, { method: request.method, headers }, async (message) => {
      const answer = new Headers();
      for (let i = 0; i < message.rawHeaders.length; i += 2)
        answer.append(message.rawHeaders[i] ?? '', message.rawHeaders[i + 1] ?? '');
      const { statusCode: status = 500 } = message;
      const content = await buffer(message);
      resolve(new Response(content.length > 0 ? content : null, { status, headers: answer }));
    })
      .on('error', reject)
      .end(body);
  });
}
