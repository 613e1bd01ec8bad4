import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { RootConstruct } from 'constructs';
import { EventRule } from '#infra/aws/api/event-rule.ts';
import { RefusedInput, readOptions, refuseSampleBrand } from '#infra/aws/options.ts';
import { addStacks } from '#infra/aws/stacks.ts';
import { definitionOf } from '#infra/definitions.ts';
import type { AsynchronousTrigger } from '#infra/grants.ts';
import type { LegalIdentity } from '#shared/domain/company/legal-identity.ts';
import { ownBrand, ownLegal } from '../../support/own-brand.ts';
import {
  context,
  inLambdaStacks,
  mailingDev,
  type Options,
  resources,
  templates,
  withMail,
} from './templates.ts';

const scratch = mkdtempSync(join(tmpdir(), 'synthesis-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('a synthesis', () => {
  it.each(['ap-south-2', 'eu-central-2', 'me-central-1'])(
    'rejects %s, a region without function URLs, in one sentence before anything is deployed',
    (region) => {
      const reason = `The region ${region} doesn’t support function URLs, which the site needs to render its pages. Deploy to another region, such as ap-south-1.`;
      expect(() => readOptions(new RootConstruct(), region)).toThrow(new RefusedInput(reason));
    },
  );

  it('accepts sample values in a throw-away stage', () => {
    expect(() => refuseSampleBrand({ throwaway: true })).not.toThrow();
  });

  it('recognises a sample WhatsApp number, and accepts none', () => {
    const refusal = (whatsapp: string) => () =>
      refuseSampleBrand({ throwaway: false }, { ...ownBrand, whatsapp });
    expect(refusal('')).not.toThrow();
    expect(refusal('+919822000001')).not.toThrow();
    expect(refusal('+917120000151')).toThrow('shared/brand.ts has sample values in whatsapp.');
  });

  it('accepts a region that has everything needed', () => {
    expect(readOptions(new RootConstruct(), 'ap-south-1')).toMatchObject({ stage: 'prod' });
  });

  it('accepts a company’s own values of any legal form, and rejects empty ones', () => {
    const refusal = (legal: LegalIdentity) => () =>
      refuseSampleBrand({ throwaway: false }, { ...ownBrand, legal });
    for (const legal of Object.values(ownLegal)) expect(refusal(legal)).not.toThrow();
    for (const [legal, field] of [
      [{ ...ownLegal.company, cin: '' }, 'cin'],
      [{ ...ownLegal.llp, llpin: '' }, 'llpin'],
      [{ ...ownLegal.proprietor, proprietor: '' }, 'proprietor'],
      [{ ...ownLegal.partnership, partners: ['Asha Joshi', ''] }, 'partners.1'],
    ] as const)
      expect(refusal(legal)).toThrow(`shared/brand.ts has sample values in legal.${field}.`);
  });

  it('rejects a career figure without a source, a date or, for money, a currency', () => {
    const { salaries, jobListings } = ownBrand.pmpClaims;
    const { source } = salaries;
    const refusal = (pmpClaims: object) => () =>
      refuseSampleBrand({ throwaway: false }, { ...ownBrand, pmpClaims });
    expect(refusal({ salaries, jobListings })).not.toThrow();
    for (const [claims, field] of [
      [{ salaries: { ...salaries, currency: '' } }, 'salaries.currency'],
      [{ salaries: { ...salaries, source: { ...source, date: '' } } }, 'salaries.source.date'],
      [{ jobListings: { ...jobListings, source: { ...source, name: '' } } }, 'jobListings.source.name'],
    ] as const)
      expect(refusal(claims)).toThrow(`shared/brand.ts has sample values in pmpClaims.${field}.`);
  });
});

describe('two stages in one account', () => {
  it('share no names', () => {
    const stages: Options[][] = [[{ waf: 'true' }, withMail], [mailingDev]];
    const [prod, dev] = stages.map((sets) => [...new Set(sets.map(templates).flatMap(namesIn))]);
    expect(prod).toHaveLength(18);
    expect(dev?.filter((name) => prod?.includes(name))).toEqual([]);
  });

  const kinds =
    /CloudFront::(CachePolicy|Function|OriginAccessControl|ResponseHeadersPolicy)|WebACL|Dashboard|Budget|LogGroup|ConfigurationSet$|EmailIdentity/;

  const namesIn = (made: ReturnType<typeof templates>): string[] =>
    Object.values(made)
      .flatMap(({ Resources }) => Object.values(Resources) as Named[])
      .filter(({ Type }) => kinds.test(Type))
      .flatMap(({ Properties = {} }) => [Properties, ...Object.values(Properties)])
      .flatMap(({ Name, DashboardName, BudgetName, LogGroupName, EmailIdentity }) =>
        [Name, DashboardName, BudgetName, LogGroupName, EmailIdentity]
          .filter(Boolean)
          .map((name) => JSON.stringify(name)),
      );

  interface Named {
    Type: string;
    Properties?: Record<string, Record<string, unknown>>;
  }
});

describe('an option', () => {
  const read = (options: Record<string, string>) => {
    const app = new RootConstruct();
    for (const [name, value] of Object.entries(options)) app.node.setContext(name, value);
    return readOptions(app);
  };

  it('has a default', () => {
    expect(read({})).toEqual({
      stage: 'prod',
      throwaway: false,
      waf: false,
      monthlyBudget: 20,
      logRetentionDays: 365,
      originSecretVersion: 1,
      target: 'aws',
    });
  });

  it.each([
    ['stage', ''],
    ['stage', '1st'],
    ['stage', 'a b'],
    ['throwaway', 'yes'],
    ['waf', '1'],
    ['domainName', 'https://example.in'],
    ['certificateArn', 'arn:aws:acm:ap-south-1:123456789012:certificate/0a1b'],
    ['alarmEmail', 'nobody'],
    ['mailDomain', 'example'],
    ['ownerEmail', 'the owner'],
    ['monthlyBudget', '-1'],
    ['monthlyBudget', '0.5'],
    ['target', 'gcp'],
    ['originSecretVersion', '0'],
    ['originSecretVersion', '1.5'],
    ['logRetentionDays', '8'],
    ['logRetentionDays', 'ever'],
    ['restoredTable', 'a table'],
  ])('%s is rejected if it is %j', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`The context is invalid: ${name} must be`);
  });

  it('domainName needs certificateArn', () => {
    expect(() => read({ domainName: 'www.example.in' })).toThrow(
      'The context is invalid: domainName and certificateArn must be given together.',
    );
  });

  it('waf is on by default for a permanent stage with its own domain', () => {
    const { domainName = '', certificateArn = '' } = withMail;
    const own = { domainName, certificateArn };
    expect(read(own)).toMatchObject({ waf: true });
    expect(read({ ...own, waf: 'false' })).toMatchObject({ waf: false });
    expect(read({ ...own, throwaway: 'true' })).toMatchObject({ waf: false });
    expect(read({ throwaway: 'true', waf: 'true' })).toMatchObject({ waf: true });
  });

  it('mailDomain needs domainName, and ownerEmail needs mailDomain', () => {
    const { domainName = '', certificateArn = '', ...emails } = withMail;
    expect(() => read(emails)).toThrow(
      'The context is invalid: mailDomain needs domainName, because emails link to it.',
    );
    const { ownerEmail = '' } = emails;
    expect(() => read({ domainName, certificateArn, ownerEmail })).toThrow(
      'The context is invalid: ownerEmail needs mailDomain, because no emails are sent without it.',
    );
    expect(read(withMail)).toMatchObject(withMail);
  });

  it('puts the stage in every stack’s name and tags', () => {
    const app = new App({ context: { ...context, ...withMail, stage: 'dev' }, outdir: scratch });
    const stacks = Object.values(addStacks(app));
    expect(stacks.map(({ stackName }) => stackName)).toEqual([
      'careers-dev-data',
      'careers-dev-api',
      'careers-dev-admin',
      'careers-dev-work',
      'careers-dev-mail',
      'careers-dev-web',
      'careers-dev-firewall',
      'careers-dev-operations',
    ]);
    for (const { tags } of stacks) expect(tags.tagValues()).toEqual({ product: 'careers', stage: 'dev' });
  });

  it('keeps log groups after their stack, except in a throw-away stage or if creation fails', () => {
    const policies = (options: Options) => {
      const groups = inLambdaStacks(templates(options), 'AWS::Logs::LogGroup');
      return new Set(
        groups.map(({ DeletionPolicy, UpdateReplacePolicy }) => `${DeletionPolicy} ${UpdateReplacePolicy}`),
      );
    };
    expect(policies({})).toEqual(new Set(['RetainExceptOnCreate Retain']));
    expect(policies({ throwaway: 'true' })).toEqual(new Set(['Delete Delete']));
  });

  it('gives log groups generated names, except the one that a deployment reimports', () => {
    const names = inLambdaStacks(templates(), 'AWS::Logs::LogGroup').flatMap(
      ({ Properties }) => Properties.LogGroupName ?? [],
    );
    expect(names).toEqual(['/aws/vendedlogs/careers-prod-api']);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.deploy).toContain(' --import-existing-resources');
  });

  it('sets how long logs are kept', () => {
    const kept365 = inLambdaStacks(templates(), 'AWS::Logs::LogGroup').map(
      ({ Properties }) => Properties.RetentionInDays,
    );
    expect(new Set(kept365)).toEqual(new Set([365]));
    const kept = inLambdaStacks(templates({ logRetentionDays: '7' }), 'AWS::Logs::LogGroup');
    expect(new Set(kept.map(({ Properties }) => Properties.RetentionInDays))).toEqual(new Set([7]));
  });
});

describe('the rule of a Lambda', () => {
  const ruleOf = (trigger: AsynchronousTrigger) => {
    const stack = new Stack(new App());
    const definition = { ...definitionOf('sweepPayments'), trigger };
    const lambda = LambdaFunction.fromFunctionName(stack, 'Lambda', 'sweep');
    const deadLetters = new Queue(stack, 'DeadLetters');
    new EventRule(stack, definition, { lambda, deadLetters, configurationSet: 'careers-dev' });
    return Object.values(Template.fromStack(stack).findResources('AWS::Events::Rule'))[0]?.Properties;
  };

  it('uses UTC for a time of day in India', () => {
    expect(ruleOf({ dailyAt: '09:00' }).ScheduleExpression).toBe('cron(30 3 * * ? *)');
    expect(ruleOf({ dailyAt: '02:15' }).ScheduleExpression).toBe('cron(45 20 * * ? *)');
  });

  it('has the pattern of its event', () => {
    const event = { source: ['aws.s3'], 'detail-type': ['Object Created'] };
    expect(ruleOf({ event })).toMatchObject({ EventPattern: event, State: 'ENABLED' });
  });

  it('matches SES events only for its own stage’s emails', () => {
    const event = { source: ['aws.ses'], 'detail-type': ['Email Bounced'] };
    const detail = { mail: { tags: { 'ses:configuration-set': ['careers-dev'] } } };
    expect(ruleOf({ event }).EventPattern).toEqual({ ...event, detail });
  });
});

describe('the templates together', () => {
  const all = Object.values(templates());
  const text = JSON.stringify(all);

  it('have no Cognito', () => {
    expect(text).not.toMatch(/cognito/i);
  });

  it('have no secret values', () => {
    expect(text).not.toContain('"SecretString"');
    const references = [...text.matchAll(/resolve:secretsmanager:",\{"Fn::ImportValue":"([^"]*)"/g)];
    expect(references).not.toEqual([]);
    expect(references.every(([, name]) => name?.includes('OriginSecret'))).toBe(true);
    expect(text.match(/resolve:/g)).toHaveLength(references.length);
  });

  it('reread the origin secret on both sides when its version changes', () => {
    const { api, web } = templates({ originSecretVersion: '2' });
    const [stage] = resources(api, 'AWS::ApiGatewayV2::Stage');
    expect(JSON.stringify(stage?.Properties.StageVariables)).toContain(':SecretString:v2::}}');
    expect(JSON.stringify(web)).toContain(':SecretString:v2::}}');
  });

  it('allow no scans and no access to all resources', () => {
    expect(text).not.toMatch(/dynamodb:(Scan|\*)|"Action":"\*"/);
    const statements = [...text.matchAll(/\{"Action":(\[[^\]]*\]|"[^"]*")[^{}]*"Resource":"\*"/g)];
    expect(statements).toEqual([]);
  });

  it('use exports, which CloudFormation keeps while they are imported', () => {
    expect(text).toContain('Fn::ImportValue');
    expect(text).not.toContain('Fn::GetStackOutput');
  });
});
