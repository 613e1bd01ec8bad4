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
import { context, mailingDev, type Options, resources, templates, withMail } from './templates.ts';

const scratch = mkdtempSync(join(tmpdir(), 'synthesis-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('a synthesis', () => {
  it.each(['ap-south-2', 'eu-central-2', 'me-central-1'])(
    'refuses %s in one sentence, a region without function URLs, before anything is deployed',
    (region) => {
      const reason = `The region ${region} has no function URLs, by which pages are drawn: deploy to another, such as ap-south-1.`;
      expect(() => readOptions(new RootConstruct(), region)).toThrow(new RefusedInput(reason));
    },
  );

  it('takes samples in a stage that is thrown away', () => {
    expect(() => refuseSampleBrand({ throwaway: true })).not.toThrow();
  });

  it('takes a region that has what is needed', () => {
    expect(readOptions(new RootConstruct(), 'ap-south-1')).toMatchObject({ stage: 'prod' });
  });

  it('takes a company’s own values, whatever kind of entity it is, and none that is left empty', () => {
    const refusal = (legal: LegalIdentity) => () =>
      refuseSampleBrand({ throwaway: false }, { ...ownBrand, legal });
    for (const legal of Object.values(ownLegal)) expect(refusal(legal)).not.toThrow();
    for (const [legal, field] of [
      [{ ...ownLegal.company, cin: '' }, 'cin'],
      [{ ...ownLegal.llp, llpin: '' }, 'llpin'],
      [{ ...ownLegal.proprietor, proprietor: '' }, 'proprietor'],
      [{ ...ownLegal.partnership, partners: ['Asha Joshi', ''] }, 'partners.1'],
    ] as const)
      expect(refusal(legal)).toThrow(`shared/brand.ts has samples in legal.${field}:`);
  });

  it('takes no figure about careers without its source, date and, for money, currency', () => {
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
      expect(refusal(claims)).toThrow(`shared/brand.ts has samples in pmpClaims.${field}:`);
  });
});

describe('two stages in one account', () => {
  it('have no name in common', () => {
    const stages: Options[][] = [[{ waf: 'true' }, withMail], [mailingDev]];
    const [prod, dev] = stages.map((sets) => [...new Set(sets.map(templates).flatMap(namesIn))]);
    expect(prod).toHaveLength(17);
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

  it('has a value when none is given', () => {
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
  ])('%s is refused when it is %j', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`The context is not usable: ${name} must be`);
  });

  it('domainName goes with certificateArn', () => {
    expect(() => read({ domainName: 'www.example.in' })).toThrow(
      'The context is not usable: domainName and certificateArn must be given together.',
    );
  });

  it('waf stands before a stage that is kept under its own domain, unless it is refused', () => {
    const { domainName = '', certificateArn = '' } = withMail;
    const own = { domainName, certificateArn };
    expect(read(own)).toMatchObject({ waf: true });
    expect(read({ ...own, waf: 'false' })).toMatchObject({ waf: false });
    expect(read({ ...own, throwaway: 'true' })).toMatchObject({ waf: false });
    expect(read({ throwaway: 'true', waf: 'true' })).toMatchObject({ waf: true });
  });

  it('mailDomain goes with domainName, and ownerEmail with mailDomain', () => {
    const { domainName = '', certificateArn = '', ...mails } = withMail;
    expect(() => read(mails)).toThrow(
      'The context is not usable: mailDomain needs domainName, where the links in mails lead.',
    );
    const { ownerEmail = '' } = mails;
    expect(() => read({ domainName, certificateArn, ownerEmail })).toThrow(
      'The context is not usable: ownerEmail needs mailDomain, without which no mail is sent.',
    );
    expect(read(withMail)).toMatchObject(withMail);
  });

  it('names the stage in every stack and its tags', () => {
    const app = new App({ context: { ...context, ...withMail, stage: 'dev' }, outdir: scratch });
    const stacks = Object.values(addStacks(app));
    expect(stacks.map(({ stackName }) => stackName)).toEqual([
      'careers-dev-data',
      'careers-dev-api',
      'careers-dev-work',
      'careers-dev-mail',
      'careers-dev-web',
      'careers-dev-firewall',
      'careers-dev-operations',
    ]);
    for (const { tags } of stacks) expect(tags.tagValues()).toEqual({ product: 'careers', stage: 'dev' });
  });

  it('keeps log groups whose stack goes, but for those of a stage that is thrown away or was never made', () => {
    const policies = (options: Options) => {
      const { api, work, web } = templates(options);
      const groups = [api, work, web].flatMap((template) => resources(template, 'AWS::Logs::LogGroup'));
      return new Set(
        groups.map(({ DeletionPolicy, UpdateReplacePolicy }) => `${DeletionPolicy} ${UpdateReplacePolicy}`),
      );
    };
    expect(policies({})).toEqual(new Set(['RetainExceptOnCreate Retain']));
    expect(policies({ throwaway: 'true' })).toEqual(new Set(['Delete Delete']));
  });

  it('gives log groups generated names, but for one that a deployment takes back', () => {
    const { api, work, web } = templates();
    const names = [api, work, web]
      .flatMap((template) => resources(template, 'AWS::Logs::LogGroup'))
      .flatMap(({ Properties }) => Properties.LogGroupName ?? []);
    // CloudFormation takes back what has a name in plain letters.
    expect(names).toEqual(['/aws/vendedlogs/careers-prod-api']);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.deploy).toContain(' --import-existing-resources');
  });

  it('says how long logs are kept', () => {
    const byDefault = templates();
    const kept365 = resources(byDefault.api, 'AWS::Logs::LogGroup').map(
      ({ Properties }) => Properties.RetentionInDays,
    );
    expect(new Set(kept365)).toEqual(new Set([365]));
    const { api, work, web } = templates({ logRetentionDays: '7' });
    const kept = [api, work, web].flatMap((template) => resources(template, 'AWS::Logs::LogGroup'));
    expect(new Set(kept.map(({ Properties }) => Properties.RetentionInDays))).toEqual(new Set([7]));
  });
});

describe('the rule of a Lambda', () => {
  /** Of a Lambda that something else starts. */
  const ruleOf = (trigger: AsynchronousTrigger) => {
    const stack = new Stack(new App());
    const definition = { ...definitionOf('sweepPayments'), trigger };
    const lambda = LambdaFunction.fromFunctionName(stack, 'Lambda', 'sweep');
    const deadLetters = new Queue(stack, 'DeadLetters');
    new EventRule(stack, definition, { lambda, deadLetters, configurationSet: 'careers-dev' });
    return Object.values(Template.fromStack(stack).findResources('AWS::Events::Rule'))[0]?.Properties;
  };

  it("of a time of day is India's, in UTC", () => {
    expect(ruleOf({ dailyAt: '09:00' }).ScheduleExpression).toBe('cron(30 3 * * ? *)');
    expect(ruleOf({ dailyAt: '02:15' }).ScheduleExpression).toBe('cron(45 20 * * ? *)');
  });

  it('of an event has its pattern', () => {
    const event = { source: ['aws.s3'], 'detail-type': ['Object Created'] };
    expect(ruleOf({ event })).toMatchObject({ EventPattern: event, State: 'ENABLED' });
  });

  it('of an event of SES is for the mails of its stage alone, whatever else sends mails in the account', () => {
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

  it('have no value of a secret', () => {
    expect(text).not.toContain('"SecretString"');
    // The secret that CloudFront shows the API: both sides get it by reference; its place is in the two tests below.
    const references = [...text.matchAll(/resolve:secretsmanager:",\{"Fn::ImportValue":"([^"]*)"/g)];
    expect(references).not.toEqual([]);
    expect(references.every(([, name]) => name?.includes('OriginSecret'))).toBe(true);
    expect(text.match(/resolve:/g)).toHaveLength(references.length);
  });

  it('look the origin secret up again, on both sides, when its version changes', () => {
    const { api, web } = templates({ originSecretVersion: '2' });
    const [stage] = resources(api, 'AWS::ApiGatewayV2::Stage');
    expect(JSON.stringify(stage?.Properties.StageVariables)).toContain(':SecretString:v2::}}');
    expect(JSON.stringify(web)).toContain(':SecretString:v2::}}');
  });

  it('scan nothing, and open no data to all resources', () => {
    expect(text).not.toMatch(/dynamodb:(Scan|\*)|"Action":"\*"/);
    const statements = [...text.matchAll(/\{"Action":(\[[^\]]*\]|"[^"]*")[^{}]*"Resource":"\*"/g)];
    expect(statements).toEqual([]);
  });

  it('refer to one another by exports, which CloudFormation keeps while they are used', () => {
    expect(text).toContain('Fn::ImportValue');
    expect(text).not.toContain('Fn::GetStackOutput');
  });
});
