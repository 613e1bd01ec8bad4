import {
  type AsynchronousLambda,
  asynchronousLambdas,
  authorizerOf,
  isAsynchronous,
  isCalled,
  lambdas,
} from '#infra/definitions.ts';
import { renderedFiles } from '#infra/edge/rendered-pages.ts';
import { environmentOf } from '#infra/environment.ts';
import { defaultThrottle, throttleOf } from '#infra/throttles.ts';
import { operations } from '#shared/api/contract.ts';
import { inLambdaStacks, type Resource, referenced, resources, templates } from './templates.ts';

const made = templates();
const { api } = made;
const inAll = (type: string) => inLambdaStacks(made, type);
const routes = inAll('AWS::ApiGatewayV2::Route');
const functions = inAll('AWS::Lambda::Function');

const role = resources(api, 'AWS::IAM::Role').find(({ id }) => id.startsWith('GatewayRole'));
const inTheGatewaysRole = { 'Fn::GetAtt': [role?.id, 'Arn'] };

describe('the routes', () => {
  it('are exactly those of the contract', () => {
    const keys = routes.map(({ Properties }) => Properties.RouteKey);
    expect(keys.toSorted()).toEqual(operations.map(({ endpoint }) => endpoint.route).toSorted());
  });

  it('invoke the Lambda of their operation', () => {
    const integrations = new Map(inAll('AWS::ApiGatewayV2::Integration').map((one) => [one.id, one]));
    const sourceOf = ({ Properties }: Resource) => {
      const [prefix, integration] = Properties.Target['Fn::Join'][1];
      expect(prefix).toBe('integrations/');
      const { IntegrationUri, ...rest } = integrations.get(referenced(integration))?.Properties ?? {};
      expect(rest).toMatchObject({
        IntegrationType: 'AWS_PROXY',
        PayloadFormatVersion: '2.0',
        CredentialsArn: inTheGatewaysRole,
      });
      return functions.find(({ id }) => id === referenced(IntegrationUri))?.Properties.Description;
    };
    expect(Object.fromEntries(routes.map((route) => [route.Properties.RouteKey, sourceOf(route)]))).toEqual(
      Object.fromEntries(operations.map(({ endpoint, file }) => [endpoint.route, file])),
    );
  });

  // Listed here so that making another route public shows up in a diff.
  it('are public only in these cases', () => {
    const open = routes.filter(({ Properties }) => Properties.AuthorizationType !== 'CUSTOM');
    expect(open.map(({ Properties }) => Properties.RouteKey).toSorted()).toEqual([
      'GET /coaching/offers',
      'GET /coaching/offers/{id}/times',
      'GET /courses',
      'GET /courses/{id}',
      'GET /courses/{id}/reviews',
      'GET /health',
      'GET /interview-questions',
      'GET /orders/{id}/status',
      'GET /reviews/public',
      'GET /reviews/summary',
      'GET /team',
      'POST /admin/session',
      'POST /callbacks',
      'POST /coaching/offers/{id}/orders',
      'POST /complaints',
      'POST /courses/{id}/orders',
      'POST /create-order',
      'POST /enquiries',
      'POST /enquiries/certification',
      'POST /order-links',
      'POST /orders/session',
      'POST /pay',
      'POST /pay/order',
      'POST /payments/return',
      'POST /reviews',
      'POST /reviews/link',
      'POST /reviews/verified',
      'POST /user',
      'POST /verify',
      'POST /webhooks/razorpay',
    ]);
  });

  it('otherwise use the authorizer for their role', () => {
    expect(inAll('AWS::ApiGatewayV2::Authorizer')).toHaveLength(2);
    const guarded = routes.filter(({ Properties }) => Properties.AuthorizationType === 'CUSTOM');
    for (const { Properties } of guarded) {
      const { auth } =
        operations.find(({ endpoint }) => endpoint.route === Properties.RouteKey)?.endpoint ?? {};
      const { Ref, 'Fn::ImportValue': exported } = Properties.AuthorizerId;
      expect(Ref ?? exported).toContain(auth === 'admin' ? 'HttpApiAuthorizer' : 'HttpApiCustomerAuthorizer');
    }
  });
});

describe.each(['admin', 'buyer'] as const)('the %s authorizer', (auth) => {
  const { Properties } =
    resources(api, 'AWS::ApiGatewayV2::Authorizer').find(({ id }) =>
      id.startsWith(auth === 'admin' ? 'HttpApiAuthorizer' : 'HttpApiCustomerAuthorizer'),
    ) ?? {};

  it('runs for each request, with its cookie, and returns yes or no', () => {
    expect(Properties).toMatchObject({
      AuthorizerType: 'REQUEST',
      AuthorizerPayloadFormatVersion: '2.0',
      EnableSimpleResponses: true,
      IdentitySource: ['$request.header.Cookie'],
      AuthorizerResultTtlInSeconds: 0,
      AuthorizerCredentialsArn: inTheGatewaysRole,
    });
  });

  it('is the Lambda of that name', () => {
    const lambda = functions.find(({ Properties }) => Properties.Description === authorizerOf(auth).file);
    expect(JSON.stringify(Properties.AuthorizerUri)).toContain(`["${lambda?.id}","Arn"]`);
  });
});

describe.each(lambdas)('the Lambda $name', (definition) => {
  const lambda = functions.find(({ Properties }) => Properties.Description === definition.file);

  it('runs Node 24 on arm64 with the standard timeout and memory', () => {
    expect(lambda?.Properties).toMatchObject({
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      MemorySize: definition.name === 'renderPage' ? 1769 : 512,
      Timeout: isAsynchronous(definition) ? 180 : 25,
    });
  });

  it('writes to its own log group, which expires', () => {
    const group = lambda?.Properties.LoggingConfig.LogGroup;
    expect(functions.filter(({ Properties }) => Properties.LoggingConfig.LogGroup.Ref === group.Ref)).toEqual(
      [lambda],
    );
    expect(inAll('AWS::Logs::LogGroup').find(({ id }) => id === group.Ref)?.Properties).toEqual({
      RetentionInDays: 365,
    });
  });

  it('gets only its name, the table and the secrets it may use', () => {
    const known = environmentOf(definition, {
      tableName: 'table',
      secretIds: { admin: 'a', razorpay: 'r', links: 'l' },
      filesBucket: 'f',
      mediaBucket: 'm',
      pages: { distributionId: 'd', files: renderedFiles({ pages: {} }) },
    });
    const { RELEASE: _, ...variables } = lambda?.Properties.Environment.Variables ?? {};
    expect(Object.keys(variables)).toEqual(Object.keys(known));
    expect(variables.OPERATION).toBe(definition.name);
  });
});

const called = lambdas.filter(isCalled);

describe.each(called)('the Lambda $name', (definition) => {
  const lambda = functions.find(({ Properties }) => Properties.Description === definition.file);

  it('has no separate invoke permission', () => {
    const permissions = inAll('AWS::Lambda::Permission').filter(
      ({ Properties }) => referenced(Properties.FunctionName) === lambda?.id,
    );
    expect(permissions).toEqual([]);
  });
});

const rules = [...resources(made.work, 'AWS::Events::Rule'), ...resources(made.admin, 'AWS::Events::Rule')];
const [queue, ...otherQueues] = resources(made.admin, 'AWS::SQS::Queue');

/**
 * EventBridge schedules are in UTC. Other senders share the event bus, so email events are filtered by configuration
 * set.
 */
const ruleOf = ({ trigger }: AsynchronousLambda) => {
  if ('everyMinutes' in trigger) {
    const { everyMinutes } = trigger;
    return { ScheduleExpression: everyMinutes === 1 ? 'rate(1 minute)' : `rate(${everyMinutes} minutes)` };
  }
  if ('dailyAt' in trigger) {
    const at = new Date(`2026-11-25T${trigger.dailyAt}+05:30`);
    return { ScheduleExpression: `cron(${at.getUTCMinutes()} ${at.getUTCHours()} * * ? *)` };
  }
  const detail = { mail: { tags: { 'ses:configuration-set': ['careers-prod'] } } };
  return { EventPattern: { ...trigger.event, ...(trigger.event.source.includes('aws.ses') && { detail }) } };
};

const decided: Record<string, object> = {
  sweepPayments: { ScheduleExpression: 'rate(15 minutes)' },
  sendMail: { ScheduleExpression: 'rate(1 minute)' },
  sendDigest: { ScheduleExpression: 'cron(30 3 * * ? *)' },
  followOrders: { ScheduleExpression: 'rate(1 minute)' },
  followCourses: { ScheduleExpression: 'rate(1 minute)' },
  reindexItems: { ScheduleExpression: 'rate(1 minute)' },
  deletePortraits: { ScheduleExpression: 'rate(1 minute)' },
  remindOfWork: { ScheduleExpression: 'rate(15 minutes)' },
  recordMailEvent: {
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': ['Email Sent', 'Email Bounced', 'Email Complaint Received', 'Email Rejected'],
      detail: { mail: { tags: { 'ses:configuration-set': ['careers-prod'] } } },
    },
  },
};

const startedLambdas = asynchronousLambdas.filter(({ stack }) => stack !== 'web');

describe('the rules', () => {
  it('are one per Lambda that no request starts', () => {
    expect(startedLambdas.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(decided)));
    expect(rules).toHaveLength(startedLambdas.length);
  });

  it('send events they couldn’t deliver to the dead-letter queue', () => {
    expect(otherQueues).toEqual([]);
    expect(queue?.Properties).toEqual({ MessageRetentionPeriod: 1_209_600, SqsManagedSseEnabled: true });
    const [policy] = resources(made.admin, 'AWS::SQS::QueuePolicy');
    const allowed = (Condition: object) =>
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sqs:SendMessage',
        Principal: { Service: 'events.amazonaws.com' },
        Condition,
      });
    expect(policy?.Properties.PolicyDocument.Statement).toEqual([
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      allowed({
        ArnLike: { 'aws:SourceArn': { 'Fn::Join': ['', expect.arrayContaining([':rule/*'])] } },
      }),
    ]);
  });
});

describe.each(startedLambdas)('the Lambda $name', (definition) => {
  const { name, file, stack } = definition;
  const lambda = functions.find(({ Properties }) => Properties.Description === file);
  const Arn = { 'Fn::GetAtt': [lambda?.id, 'Arn'] };
  const template = made[stack];
  const queueArn =
    stack === 'admin'
      ? { 'Fn::GetAtt': [queue?.id, 'Arn'] }
      : { 'Fn::ImportValue': expect.stringContaining('DeadLetters') };
  const rule = rules.find(({ Properties }) => referenced(Properties.Targets[0].Arn) === lambda?.id);

  it('is invoked only by its rule', () => {
    expect(rule?.Properties).toMatchObject(decided[name] ?? {});
    expect(rule?.Properties).toMatchObject({
      ...ruleOf(definition),
      State: 'ENABLED',
      Targets: [{ Arn, DeadLetterConfig: { Arn: queueArn } }],
    });
    const permissions = resources(template, 'AWS::Lambda::Permission').filter(
      ({ Properties }) => referenced(Properties.FunctionName) === lambda?.id,
    );
    expect(
      permissions.map(({ Properties }) => [Properties.Principal, referenced(Properties.SourceArn)]),
    ).toEqual([['events.amazonaws.com', rule?.id]]);
  });

  it('sends failed runs to the dead-letter queue', () => {
    expect(lambda?.Properties.DeadLetterConfig).toEqual({ TargetArn: queueArn });
  });
});

describe('the stage', () => {
  const [stage, ...others] = resources(api, 'AWS::ApiGatewayV2::Stage');

  it('is the only one, named api, so that /api/courses is the route GET /courses', () => {
    expect(others).toEqual([]);
    expect(stage?.Properties).toMatchObject({ StageName: 'api', AutoDeploy: true });
  });

  const lastPart = (reference: { 'Fn::Join': [string, unknown[]] }) => reference?.['Fn::Join'][1].at(-1);
  const variablesAt = (originSecretVersion?: string) => {
    const { api } = templates(originSecretVersion ? { originSecretVersion } : {});
    const { StageVariables } = resources(api, 'AWS::ApiGatewayV2::Stage')[0]?.Properties ?? {};
    return Object.fromEntries(
      Object.entries(StageVariables).map(([name, value]) => [name, lastPart(value as never)]),
    );
  };

  it('passes on CloudFront’s current and previous secret, and no previous one at first', () => {
    expect(variablesAt()).toEqual({ originSecret: ':SecretString:v1::}}' });
    expect(variablesAt('2')).toEqual({
      originSecret: ':SecretString:v2::}}',
      previousOriginSecret: ':SecretString:v1::}}',
    });
  });

  it('limits all callers together to 1,000 calls a second', () => {
    expect(stage?.Properties.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: 1000,
      ThrottlingBurstLimit: 2000,
    });
  });

  it('limits each public route separately, with webhooks and reads apart from forms', () => {
    const { RouteSettings } = stage?.Properties ?? {};
    const writes = { ThrottlingRateLimit: 300, ThrottlingBurstLimit: 600 };
    const others = { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 };
    expect(RouteSettings).toEqual(
      Object.fromEntries(
        operations
          .filter(({ endpoint }) => endpoint.auth === 'public')
          .map(({ endpoint: { route, raw } }) => [route, raw || route.startsWith('GET ') ? others : writes]),
      ),
    );
    expect(RouteSettings).toMatchObject({
      'POST /webhooks/razorpay': others,
      'POST /payments/return': others,
      'POST /admin/session': writes,
      'POST /create-order': writes,
    });
    const routesOfApi = resources(api, 'AWS::ApiGatewayV2::Route');
    for (const route of routesOfApi) expect(stage?.DependsOn).toContain(route.id);
    const known = routesOfApi.map(({ Properties }) => Properties.RouteKey);
    expect(Object.keys(RouteSettings).filter((route) => !known.includes(route))).toEqual([]);
  });

  it('lets all visitors together write five times as fast as one flooding address, but no faster than DynamoDB can count', () => {
    const counts = new Map<string, number>();
    for (const operation of operations) {
      const { limit, auth } = operation.endpoint;
      if (!limit || auth !== 'public') continue;
      const { rate } = throttleOf(operation) ?? defaultThrottle;
      expect(rate).toBeGreaterThanOrEqual(5 * 60);
      counts.set(limit.action, (counts.get(limit.action) ?? 0) + (limit.counts === 'refusals' ? 0 : rate));
    }
    for (const writes of counts.values()) expect(writes).toBeLessThan(1000);
  });

  it('logs one line of JSON per request, without personal data', () => {
    const line: Record<string, string> = JSON.parse(stage?.Properties.AccessLogSettings.Format);
    expect(Object.values(line).toSorted()).toEqual([
      '$context.authorizer.error',
      '$context.integrationErrorMessage',
      '$context.integrationStatus',
      '$context.requestId',
      '$context.requestTime',
      '$context.responseLatency',
      '$context.routeKey',
      '$context.status',
    ]);
  });

  it('allows no other origin, because the site and its API share one', () => {
    expect(resources(api, 'AWS::ApiGatewayV2::Api')[0]?.Properties).not.toHaveProperty('CorsConfiguration');
  });
});
