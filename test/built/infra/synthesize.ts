import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template as Assertions } from 'aws-cdk-lib/assertions';
import { addStacks } from '#infra/aws/stacks.ts';
import {
  context,
  mailingDev,
  type Options,
  synthesesFolder,
  synthesisFile,
  type Templates,
  withMail,
} from './templates.ts';

/**
 * Runs in a separate process and stores the templates, so that the tests don't have to load the CDK, which takes longer
 * than synthesis.
 */

const ofTheTests: readonly Options[] = [
  {},
  { throwaway: 'true' },
  { restoredTable: 'careers-restored' },
  { logRetentionDays: '7' },
  { originSecretVersion: '2' },
  { alarmEmail: 'owner@example.in', monthlyBudget: '35' },
  { monthlyBudget: '0' },
  { waf: 'true' },
  withMail,
  mailingDev,
];

const [given, place] = process.argv.slice(2);
if (given && place) keep(JSON.parse(given), place);
else {
  removeOthers(basename(dirname(synthesisFile({}))));
  for (const options of ofTheTests) {
    const file = synthesisFile(options);
    if (!existsSync(file)) keep(options, file);
  }
}

function keep(options: Options, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(synthesize(options)));
  renameSync(`${file}.${process.pid}`, file);
}

function synthesize(options: Options): Templates {
  const outdir = mkdtempSync(join(tmpdir(), 'templates-'));
  const app = new App({ context: { ...context, ...options, 'aws:cdk:disable-asset-staging': true }, outdir });
  const stacks = addStacks(app);
  const templateOf = (stack: Stack | undefined): Templates['api'] =>
    stack ? (Assertions.fromStack(stack).toJSON() as Templates['api']) : { Resources: {} };
  const made = {
    data: templateOf(stacks.data),
    api: templateOf(stacks.api),
    work: templateOf(stacks.work),
    admin: templateOf(stacks.admin),
    mail: templateOf(stacks.mail),
    web: templateOf(stacks.web),
    firewall: templateOf(stacks.firewall),
    operations: templateOf(stacks.operations),
  };
  rmSync(outdir, { recursive: true });
  return made;
}

function removeOthers(current: string): void {
  if (!existsSync(synthesesFolder)) return;
  for (const entry of readdirSync(synthesesFolder).filter((entry) => entry !== current))
    rmSync(join(synthesesFolder, entry), { recursive: true, force: true });
}
