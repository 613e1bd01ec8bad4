import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { addStacks, type Stacks } from '#infra/aws/stacks.ts';

/** What `cdk.json` gives every synthesis: the CDK's feature flags. */
export const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as {
  context: Record<string, unknown>;
};

/** The templates of a deployment, made of what `npm run build` left in `dist`; a stack left out has an empty one. */
export function templates(options: Record<string, string> = {}): Record<keyof Stacks, Template> {
  // Checking templates against CloudFormation's rules takes 1.5 s; template.test.ts does it once for all.
  process.env.CDK_VALIDATION = 'false';
  const outdir = mkdtempSync(join(tmpdir(), 'templates-'));
  const app = new App({ context: { ...context, ...options, 'aws:cdk:disable-asset-staging': true }, outdir });
  const stacks = addStacks(app);
  const templateOf = (stack: Stack | undefined) =>
    stack ? Template.fromStack(stack) : Template.fromJSON({ Resources: {} });
  const made = {
    data: templateOf(stacks.data),
    api: templateOf(stacks.api),
    web: templateOf(stacks.web),
    firewall: templateOf(stacks.firewall),
    operations: templateOf(stacks.operations),
  };
  rmSync(outdir, { recursive: true });
  return made;
}

/** A resource of a template with its id there. */
export interface Resource {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is JSON of a hundred shapes; a test names the one it means.
  Properties: any;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
}

export const resources = (template: Template, type: string): Resource[] =>
  Object.entries(template.findResources(type)).map(([id, resource]) => ({ id, ...resource }) as Resource);

/** The resource that a reference of the same template means. */
export const referenced = (reference: { Ref: string } | { 'Fn::GetAtt': [string, string] }): string =>
  'Ref' in reference ? reference.Ref : reference['Fn::GetAtt'][0];
