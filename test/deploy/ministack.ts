import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pythonTool } from './python-tool.ts';

export interface MiniStack {
  endpoint: string;
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startMiniStack(port: number, lambdas: Record<string, string>): Promise<MiniStack> {
  const folder = mkdtempSync(join(tmpdir(), 'ministack-'));
  const program = join(import.meta.dirname, 'start-ministack.py');
  const child = spawn(pythonTool('ministack==1.5.33', 'python'), [program], {
    cwd: folder,
    env: {
      ...withoutAws(process.env),
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      IOT_MTLS_ENABLED: '0',
      SFTP_ENABLED: '0',
      LAMBDA_EXECUTOR: 'local',
      MINISTACK_REGION: region,
      CLOUDTRAIL_RECORDING: '0',
      S3_PERSIST: '0',
      TMPDIR: folder,
      ...lambdas,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    environment: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    },
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(impatience);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const withoutAws = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(AWS|CDK)_/.test(name)));

export const region = 'ap-south-1';

function ready(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Running on')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`MiniStack did not start:\n${said}`)));
  });
}
