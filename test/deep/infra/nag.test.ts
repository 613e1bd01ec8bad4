import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { acknowledgements } from '#infra/aws/acknowledgements.ts';
import { addStacks, type Stacks, unexplainedStacks } from '#infra/aws/stacks.ts';
import { context, withMail } from '../../built/infra/templates.ts';

const outdir = mkdtempSync(join(tmpdir(), 'nag-'));
afterAll(() => rmSync(outdir, { recursive: true }));

function findings(add: (app: App) => Stacks, options: Record<string, string> = {}): string[] {
  const app = new App({ context: { ...context, ...options, 'aws:cdk:disable-asset-staging': true }, outdir });
  const explained = explainedIn(Object.values(add(app)));
  return [new AwsSolutionsChecks(app), new ServerlessChecks(app)]
    .flatMap((pack) =>
      pack
        .validateScope(app)
        .violations.flatMap(({ ruleName, violatingResources }) =>
          violatingResources.map(({ constructPath }) => `${pack.name}::${ruleName} ${constructPath}`),
        ),
    )
    .filter((finding) => !explained.has(finding.split(' ')[0] ?? ''));
}

const explainedIn = (stacks: Stack[]) =>
  new Set(
    stacks
      .flatMap(({ node }) => node.metadata)
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.keys(data)),
  );

describe('cdk-nag', () => {
  it.each([
    ['a deployment without options', {}],
    ['a deployment with its own domain, firewall and emails', { ...withMail, waf: 'true' }],
  ])('finds nothing unexplained in %s', (_, options) => {
    expect(findings(addStacks, options)).toEqual([]);
  });
});

describe('an acknowledgement', () => {
  const found = findings(unexplainedStacks);

  it('is for one of at most eight rules', () => {
    const rules = new Set(acknowledgements.map(({ rule }) => rule.replace(/\[.*/, '')));
    expect(rules.size).toBeLessThanOrEqual(8);
  });

  it.each(acknowledgements)('of $rule cites an existing file and is needed', ({ rule, evidence }) => {
    expect(existsSync(evidence)).toBe(true);
    expect(found.some((finding) => finding.startsWith(`${rule} `))).toBe(true);
  });

  it('for TLS or the firewall isn’t needed by a site with its own domain and firewall', () => {
    const left = findings(unexplainedStacks, { ...withMail, waf: 'true' }).join();
    expect(left).not.toMatch(/AwsSolutions-CFR[24]/);
    expect(left).toContain('AwsSolutions-CFR1');
  });
});
