import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMail } from '../built/infra/templates.ts';
import { type MiniStack, region, withoutAws } from './ministack.ts';

export function cdk({ environment }: MiniStack, folder: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/cdk',
    [...parameters, ...context, '--output', join(folder, 'cdk.out')],
    {
      encoding: 'utf8',
      env: {
        ...withoutAws(process.env),
        ...environment,
        CI: 'true',
        AWS_EC2_METADATA_DISABLED: 'true',
        CDK_DISABLE_CLI_TELEMETRY: 'true',
        CDK_DISABLE_VERSION_CHECK: '1',
      },
    },
  );
  if (status !== 0) throw new Error(`cdk ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

const stage = 'emulated';
const emulated = { target: 'emulator', stage, throwaway: 'true', ...withMail };
const context = Object.entries(emulated).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export const bootstrap = (aws: MiniStack, folder: string) =>
  cdk(aws, folder, 'bootstrap', `aws://000000000000/${region}`);

export function deploy(aws: MiniStack, folder: string, ...options: string[]) {
  const file = join(folder, 'outputs.json');
  const given = options.flatMap((option) => ['-c', option]);
  const quietly = ['--require-approval', 'never', '--outputs-file', file];
  const printed = cdk(aws, folder, 'deploy', '--all', ...quietly, ...given);
  const outputs: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return { printed, outputs: { ...outputs[`careers-${stage}-data`], ...outputs[`careers-${stage}-api`] } };
}

export const destroy = (aws: MiniStack, folder: string) => cdk(aws, folder, 'destroy', '--all', '--force');
