import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionsFolder } from '#infra/build/bundle.ts';
import { type LambdaDefinition, lambdas } from '#infra/definitions.ts';
import { environmentOf } from '#infra/environment.ts';
import { median } from './median.ts';

/** Both are relative to how long an empty handler takes to start. */
export interface StartRatio {
  elapsed: number;
  cpu: number;
}

export function startRatios(rounds: number, extra: Record<string, string> = {}): Map<string, StartRatio> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const bare = join(folder, 'index.js');
  writeFileSync(bare, '"use strict"; exports.handler = async () => ({ statusCode: 200 });\n');
  const cases = [
    { name: 'bare', file: bare, env: { ...machine } },
    ...lambdas.map((lambda) => ({
      name: lambda.name,
      file: join(process.cwd(), functionsFolder, lambda.name, 'index.js'),
      env: { ...machine, ...variablesOf(lambda), ...extra },
    })),
  ];
  const samples = cases.map(() => ({ elapsed: [] as number[], cpu: [] as number[] }));
  try {
    for (let round = 0; round < rounds; round++)
      for (const [index, { file, env }] of cases.entries()) {
        const { elapsed, cpu } = startOnce(file, env);
        samples[index]?.elapsed.push(elapsed);
        samples[index]?.cpu.push(cpu);
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const middles = samples.map(({ elapsed, cpu }) => ({ elapsed: median(elapsed), cpu: median(cpu) }));
  const [base = { elapsed: 1, cpu: 1 }] = middles;
  return new Map(
    cases.map(({ name }, index) => {
      const { elapsed, cpu } = middles[index] ?? base;
      return [name, { elapsed: elapsed / base.elapsed, cpu: cpu / base.cpu }];
    }),
  );
}

const machine = {
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
};

const variablesOf = (lambda: LambdaDefinition) =>
  environmentOf(lambda, {
    tableName: 'bench',
    secretIds: { admin: 'admin', razorpay: 'razorpay', links: 'links' },
    filesBucket: 'files',
    mediaBucket: 'm',
  });

function startOnce(file: string, env: Record<string, string>): StartRatio {
  const program = `require(process.argv[1]); const { user, system } = process.cpuUsage();
    require('fs').writeSync(1, String((user + system) / 1000)); process.exit();`;
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', program, file], {
    env,
    encoding: 'utf8',
  });
  const elapsed = performance.now() - started;
  if (status !== 0) throw new Error(`${file} does not start: ${stderr}`);
  return { elapsed, cpu: Number(stdout) };
}
