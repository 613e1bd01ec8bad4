import {
  type AsynchronousLambda,
  authorizerOf,
  isAsynchronous,
  isCalled,
  lambdas,
  lambdasOf,
} from '#infra/definitions.ts';
import { drawnFiles } from '#infra/edge/drawn-pages.ts';
import { environmentOf } from '#infra/environment.ts';
import { defaultThrottle, throttleOf } from '#infra/throttles.ts';
import { operations } from '#shared/api/contract.ts';
import { type Resource, referenced, resources, templates } from './templates.ts';

const { api, work, web } = templates();
const routed = [api, work];
const routes = routed.flatMap((template) => resources(template, 'AWS::ApiGatewayV2::Route'));
const inAll = (type: string) => [api, work, web].flatMap((template) => resources(template, type));
const functions = inAll('AWS::Lambda::Function');

// `privileges.test.ts` says what the roles allow: one a stack, of the same name.
const role = resources(api, 'AWS::IAM::Role').find(({ id }) => id.startsWith('GatewayRole'));
const inTheGatewaysRole = { 'Fn::GetAtt': [role?.id, 'Arn'] };

describe('the routes', () => {
  it('are those of the contract, each once', () => {
    const keys = routes.map(({ Properties }) => Properties.RouteKey);
    expect(keys.toSorted()).toEqual(operations.map(({ endpoint }) => endpoint.route).toSorted());
  });

  it('lead each to the Lambda of its operation', () => {
    const integrations = new Map(
      routed
        .flatMap((template) => resources(template, 'AWS::ApiGatewayV2::Integration'))
        .map((one) => [one.id, one]),
    );
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

  // Written out, not derived: to open a route to everybody is a decision that a diff must show.
  it('are open to everybody in these cases alone', () => {
    const open = routes.filter(({ Properties }) => Properties.AuthorizationType !== 'CUSTOM');
    expect(open.map(({ Properties }) => Properties.RouteKey).toSorted()).toEqual([
      'GET /courses',
      'GET /courses/{id}',
      'GET /health',
      'GET /interview-questions',
      'GET /orders/{id}/status',
      'GET /reviews/public',
      'POST /admin/session',
      'POST /callbacks',
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
      'POST /reviews/verified',
      'POST /user',
      'POST /verify',
      'POST /webhooks/razorpay',
    ]);
  });

  it('stand behind the authorizer of whoever may call them otherwise', () => {
    expect(inAll('AWS::ApiGatewayV2::Authorizer')).toHaveLength(2);
    const guarded = routes.filter(({ Properties }) => Properties.AuthorizationType === 'CUSTOM');
    for (const { Properties } of guarded) {
      const { auth } =
        operations.find(({ endpoint }) => endpoint.route === Properties.RouteKey)?.endpoint ?? {};
      // Of the API's own stack by its id there, of the other by what that one exports.
      const { Ref, 'Fn::ImportValue': exported } = Properties.AuthorizerId;
      expect(Ref ?? exported).toContain(auth === 'admin' ? 'HttpApiAuthorizer' : 'HttpApiCustomerAuthorizer');
    }
  });
});

describe.each(['admin', 'customer'] as const)('the authorizer of %s', (auth) => {
  const { Properties } =
    resources(api, 'AWS::ApiGatewayV2::Authorizer').find(({ id }) =>
      id.startsWith(auth === 'admin' ? 'HttpApiAuthorizer' : 'HttpApiCustomerAuthorizer'),
    ) ?? {};

  it('is asked about each request, with its cookie, and answers yes or no', () => {
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

  it('runs Node 24 on arm64, in the time and memory of the house', () => {
    expect(lambda?.Properties).toMatchObject({
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      MemorySize: definition.name === 'drawPage' ? 1769 : 512,
      Timeout: isAsynchronous(definition) ? 180 : 25,
    });
  });

  it('writes to a log group of its own, which forgets', () => {
    const group = lambda?.Properties.LoggingConfig.LogGroup;
    expect(functions.filter(({ Properties }) => Properties.LoggingConfig.LogGroup.Ref === group.Ref)).toEqual(
      [lambda],
    );
    expect(inAll('AWS::Logs::LogGroup').find(({ id }) => id === group.Ref)?.Properties).toEqual({
      RetentionInDays: 365,
    });
  });

  it('knows its name, the table and the secrets it may use, and no more', () => {
    const known = environmentOf(definition, {
      tableName: 'table',
      secretIds: { admin: 'a', razorpay: 'r', links: 'l' },
      filesBucket: 'f',
      pages: { distributionId: 'd', files: drawnFiles({ pages: {} }) },
    });
    // This gives each release its own version of what draws.
    const { RELEASE: _, ...variables } = lambda?.Properties.Environment.Variables ?? {};
    expect(Object.keys(variables)).toEqual(Object.keys(known));
    expect(variables.OPERATION).toBe(definition.name);
  });
});

const called = lambdas.filter(isCalled);

describe.each(called)('the Lambda $name', (definition) => {
  const lambda = functions.find(({ Properties }) => Properties.Description === definition.file);

  // The role of the API's integrations and authorizer is the one way in.
  it('gives nobody a permission of its own to invoke it', () => {
    const permissions = routed
      .flatMap((template) => resources(template, 'AWS::Lambda::Permission'))
      .filter(({ Properties }) => referenced(Properties.FunctionName) === lambda?.id);
    expect(permissions).toEqual([]);
  });
});

const rulesOfApi = resources(api, 'AWS::Events::Rule');
const rules = [...rulesOfApi, ...resources(work, 'AWS::Events::Rule')];
const [queue, ...otherQueues] = resources(api, 'AWS::SQS::Queue');
const deadLetters = { 'Fn::GetAtt': [queue?.id, 'Arn'] };

/** The rule that a Lambda's trigger becomes. EventBridge's clock is UTC, and the account's other senders share its bus. */
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

// The rules of today's jobs are written out: another clock or another pattern is a decision that a diff must show.
const decided: Record<string, object> = {
  sweepPayments: { ScheduleExpression: 'rate(15 minutes)' },
  sendMail: { ScheduleExpression: 'rate(1 minute)' },
  sendDigest: { ScheduleExpression: 'cron(30 3 * * ? *)' },
  followOrders: { ScheduleExpression: 'rate(1 minute)' },
  followCourses: { ScheduleExpression: 'rate(1 minute)' },
  keepSearchKeys: { ScheduleExpression: 'rate(1 minute)' },
  remindOfWork: { ScheduleExpression: 'rate(15 minutes)' },
  recordMailEvent: {
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': ['Email Sent', 'Email Bounced', 'Email Complaint Received', 'Email Rejected'],
      detail: { mail: { tags: { 'ses:configuration-set': ['careers-prod'] } } },
    },
  },
};

const startedLambdas: readonly AsynchronousLambda[] = [...lambdasOf('api'), ...lambdasOf('work')].filter(
  isAsynchronous,
);

describe('the rules', () => {
  it('are one for each Lambda that no request starts', () => {
    expect(startedLambdas.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(decided)));
    expect(rules).toHaveLength(startedLambdas.length);
  });

  it('leave what could not start in the queue of dead letters', () => {
    expect(otherQueues).toEqual([]);
    expect(queue?.Properties).toEqual({ MessageRetentionPeriod: 1_209_600, SqsManagedSseEnabled: true });
    const [policy] = resources(api, 'AWS::SQS::QueuePolicy');
    const allowed = (Condition: object) =>
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sqs:SendMessage',
        Principal: { Service: 'events.amazonaws.com' },
        Condition,
      });
    expect(policy?.Properties.PolicyDocument.Statement).toEqual([
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      // Of the other stacks, whose jobs fail into the same queue.
      allowed({
        ArnLike: { 'aws:SourceArn': { 'Fn::Join': ['', expect.arrayContaining([':rule/*'])] } },
      }),
      ...rulesOfApi.map(({ id }) =>
        allowed({ ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [id, 'Arn'] } } }),
      ),
    ]);
  });
});

describe.each(startedLambdas)('the Lambda $name', (definition) => {
  const { name, file, stack } = definition;
  const lambda = functions.find(({ Properties }) => Properties.Description === file);
  const Arn = { 'Fn::GetAtt': [lambda?.id, 'Arn'] };
  const template = templates()[stack];
  const queueArn =
    stack === 'api' ? deadLetters : { 'Fn::ImportValue': expect.stringContaining('DeadLetters') };
  const rule = rules.find(({ Properties }) => referenced(Properties.Targets[0].Arn) === lambda?.id);

  it('is invoked by its rule alone', () => {
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

  it('leaves a run that came to nothing in the queue of dead letters', () => {
    expect(lambda?.Properties.DeadLetterConfig).toEqual({ TargetArn: queueArn });
  });
});

describe('the stage', () => {
  const [stage, ...others] = resources(api, 'AWS::ApiGatewayV2::Stage');

  it('is one, named api, so that /api/courses is the route GET /courses', () => {
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

  it('tells what CloudFront shows, and what it showed before: there is nothing before the first', () => {
    expect(variablesAt()).toEqual({ originSecret: ':SecretString:v1::}}' });
    expect(variablesAt('2')).toEqual({
      originSecret: ':SecretString:v2::}}',
      previousOriginSecret: ':SecretString:v1::}}',
    });
  });

  it('lets all callers together call as fast as nothing but a bill is at stake', () => {
    expect(stage?.Properties.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: 1000,
      ThrottlingBurstLimit: 2000,
    });
  });

  it('gives each route that anybody may call a bucket of its own: webhooks and reads share none with a form', () => {
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
    // API Gateway knows a route only once it is there: one with a limit is never of a stack that comes later.
    const routesOfApi = resources(api, 'AWS::ApiGatewayV2::Route');
    for (const route of routesOfApi) expect(stage?.DependsOn).toContain(route.id);
    const known = routesOfApi.map(({ Properties }) => Properties.RouteKey);
    expect(Object.keys(RouteSettings).filter((route) => !known.includes(route))).toEqual([]);
  });

  it('lets all together write five times as fast as one address that floods, and no count faster than DynamoDB can', () => {
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

  it('logs a line of JSON a request, without anything that tells a person', () => {
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

  it('answers no other origin: the site and its API share one', () => {
    expect(resources(api, 'AWS::ApiGatewayV2::Api')[0]?.Properties).not.toHaveProperty('CorsConfiguration');
  });
});
