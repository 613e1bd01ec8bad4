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

export async function startSite() {
  if (await isUp()) throw new Error(`Port ${localPort} is in use; the program there would be measured.`);
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...process.env, PORT: String(localPort), DATA_DIR: data, SEED: 'none' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200));
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = (!url.startsWith('/api/') && kept.get(url)) || answerTo(url);
    kept.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers);
    response.end(body);
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

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function answerTo(url: string): Promise<Answer> {
  const answer = await fetch(local + url, { redirect: 'manual' });
  const headers = Object.fromEntries(answer.headers);
  delete headers['content-encoding'];
  delete headers['content-length'];
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = url.endsWith('?floor') ? withoutScripts(bytes) : bytes;
  if (!/text|javascript|json|xml|svg/.test(headers['content-type'] ?? ''))
    return { status: answer.status, headers, body };
  headers['content-encoding'] = 'br';
  return { status: answer.status, headers, body: brotliCompressSync(body) };
}

const withoutScripts = (html: Buffer) =>
  Buffer.from(
    html.toString().replace(/<script (?:data-scripts=|type="speculationrules").*?<\/script>\n?/gs, ''),
  );
