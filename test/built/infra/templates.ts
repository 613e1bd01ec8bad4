import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Stacks } from '#infra/aws/stacks.ts';
import { type LambdaDefinition, lambdaStacks } from '#infra/definitions.ts';

export type Options = Record<string, string>;

export const withMail: Options = {
  domainName: 'www.example.in',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
  mailDomain: 'example.in',
  ownerEmail: 'owner@example.org',
};

export const mailingDev: Options = { ...withMail, stage: 'dev', mailDomain: 'dev.example.in', waf: 'true' };

// Loading CloudFormation's rules takes two seconds, so only test/deep/infra/synthesis.test.ts validates against them.
process.env.CDK_VALIDATION = 'false';

export interface Template {
  Resources: Record<string, Omit<Resource, 'id'>>;
  // biome-ignore lint/suspicious/noExplicitAny: an output's value is of any shape.
  Outputs?: Record<string, { Value: any; Export?: { Name: string } }>;
}

export interface Resource {
  id: string;
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is JSON of a hundred shapes; a test names the one it means.
  Properties: any;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
}

export type Templates = Record<keyof Stacks, Template>;

export const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as {
  context: Record<string, unknown>;
};

export function templates(options: Options = {}): Templates {
  const file = synthesisFile(options);
  if (!existsSync(file)) synthesize(options, file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function synthesisFile(options: Options): string {
  const inputs = globSync('{infra,shared,dist}/**/*')
    .concat('cdk.json', 'node_modules/.package-lock.json', 'test/built/infra/synthesize.ts')
    .map((path) => ({ path, stats: statSync(path, { throwIfNoEntry: false }) }))
    .filter(({ stats }) => stats?.isFile())
    .map(({ path, stats }) => `${path} ${stats?.size} ${stats?.mtimeMs}`);
  return join(
    synthesesFolder,
    digest(inputs.toSorted().join('\n')),
    `${digest(JSON.stringify(options))}.json`,
  );
}

export const synthesesFolder = 'node_modules/.cache/templates';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function synthesize(options: Options, file: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'synthesize.ts'), JSON.stringify(options), file],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The synthesis failed:\n${stderr}`);
}

export const resources = ({ Resources }: Template, type: string): Resource[] =>
  Object.entries(Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, resource]) => ({ id, ...resource }));

export const inLambdaStacks = (made: Pick<Templates, LambdaDefinition['stack']>, type: string): Resource[] =>
  lambdaStacks.flatMap((stack) => resources(made[stack], type));

export const referenced = (reference: { Ref: string } | { 'Fn::GetAtt': [string, string] }): string =>
  'Ref' in reference ? reference.Ref : reference['Fn::GetAtt'][0];
