import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const localPort = 3951;
const shownPort = 3952;
const local = `http://localhost:${localPort}`;

/**
 * The local run on a table of its own, behind a server that gives any page without its scripts too: `?floor` is
 * the least that the same HTML and CSS can take.
 */
export async function startSite() {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...process.env, PORT: String(localPort), DATA_DIR: data },
    stdio: 'ignore',
  });
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200));
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const answer = await fetch(local + url, { redirect: 'manual' });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    const body = Buffer.from(await answer.arrayBuffer());
    const given = url.endsWith('?floor') ? Buffer.from(withoutScripts(body.toString())) : body;
    const isText = /text|javascript|json|xml|svg/.test(headers['content-type'] ?? '');
    if (isText) headers['content-encoding'] = 'br';
    response.writeHead(answer.status, headers);
    response.end(isText ? brotliCompressSync(given) : given);
  }).listen(shownPort);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${shownPort}`,
    async firstCourse(): Promise<string> {
      const [course]: { id: string }[] = await (await fetch(`${local}/api/courses`)).json();
      return `/course/${course?.id}`;
    },
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const isUp = () =>
  fetch(`${local}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const withoutScripts = (html: string) =>
  html
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script type="module"[^>]*><\/script>\n?/g, '');
