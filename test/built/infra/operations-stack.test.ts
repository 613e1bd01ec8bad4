import { resources, templates, withMail } from './templates.ts';

const { api, operations } = templates({ alarmEmail: 'owner@example.in', monthlyBudget: '35' });
const alarms = resources(operations, 'AWS::CloudWatch::Alarm');
const [topic, ...otherTopics] = resources(operations, 'AWS::SNS::Topic');

describe('the alarms', () => {
  it('are these, each with a sentence on what to do', () => {
    expect(alarms.map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'ServerErrors',
      'FailedForms',
      'UndrawnPages',
      'RefusedDrawing',
      'ThrottledCalls',
      'DeadLetters',
      'SweepGaps',
      'SweepFailures',
      'UnknownValues',
      'WaitingMails',
    ]);
    for (const { Properties } of alarms) expect(Properties.AlarmDescription).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('tell the one topic, and stay calm while nothing is measured', () => {
    expect(otherTopics).toEqual([]);
    for (const { Properties } of alarms) {
      expect(Properties.AlarmActions).toEqual([{ Ref: topic?.id }]);
      expect(Properties.TreatMissingData).toBe('notBreaching');
    }
  });

  it('measure what something writes: a metric of AWS, or one of the filters here', () => {
    const made = resources(operations, 'AWS::Logs::MetricFilter').map(
      ({ Properties }) => Properties.MetricTransformations[0],
    );
    for (const { Properties } of alarms.filter(
      (alarm) => alarm.Properties.Namespace === 'careers-prod-operations',
    ))
      expect(made).toContainEqual(expect.objectContaining({ MetricName: Properties.MetricName }));
    expect(made.every(({ DefaultValue }) => DefaultValue === undefined)).toBe(true);
  });
});

describe('a stage that sends mails', () => {
  it('has one alarm more, for mails that come back', () => {
    const named = (made: typeof operations) =>
      resources(made, 'AWS::CloudWatch::Alarm').map(({ id, Properties }) => ({
        name: id.replace(/[0-9A-F]{8}$/, ''),
        Properties,
      }));
    const before = new Set(named(operations).map(({ name }) => name));
    const added = named(templates(withMail).operations).filter(({ name }) => !before.has(name));
    expect(added).toEqual([
      {
        name: 'BouncedMails',
        Properties: expect.objectContaining({ MetricName: 'Reputation.BounceRate', Threshold: 0.05 }),
      },
    ]);
    for (const { Properties } of added) {
      expect(Properties).toMatchObject({ Namespace: 'AWS/SES', TreatMissingData: 'notBreaching' });
      expect(Properties.AlarmDescription).toMatch(/^[A-Z].{20,}\.$/);
      expect(Properties.AlarmActions).toHaveLength(1);
    }
  });
});

describe('a filter', () => {
  const patterns = Object.fromEntries(
    resources(operations, 'AWS::Logs::MetricFilter')
      .filter(({ Properties }) => !Properties.FilterPattern.includes('$.refusal'))
      .map(({ Properties }) => [Properties.MetricTransformations[0].MetricName, Properties.FilterPattern]),
  );

  it('reads the lines that the stage and the Lambdas write', () => {
    const [stage] = resources(api, 'AWS::ApiGatewayV2::Stage');
    const line = JSON.parse(stage?.Properties.AccessLogSettings.Format);
    expect(patterns.ThrottledCalls).toBe('{ $.status = "429" }');
    expect(patterns.WebhookRefusals).toBe('{ ($.route = "POST /webhooks/razorpay") && ($.status = "4*") }');
    expect(line).toMatchObject({ route: '$context.routeKey', status: '$context.status' });
    // Not each 401: a right password without a code is answered with one as well.
    expect(patterns.FailedLogins).toBe('{ ($.event = "wrong password") || ($.event = "wrong code") }');
    expect(patterns.AuthorizerDenials).toBe('{ $.isAuthorized IS FALSE }');
    expect(patterns.AuthorizedNotCaptured).toBe('{ $.uncaptured > 0 }');
    expect(patterns.Disputes).toBe(
      '{ ($.event = "dispute open") || ($.event = "dispute action_required") || ($.event = "dispute lost") }',
    );
    expect(patterns.OverdueMoney).toBe('{ $.overdue > 0 }');
    expect(patterns.SweepGaps).toBe('{ $.oldGaps > 0 }');
    expect(patterns.SweepFailures).toBe('{ $.event = "sweep failed" }');
    expect(patterns.UnknownValues).toBe('{ $.event = "unknown value" }');
    expect(patterns.WaitingMails).toBe('{ ($.waiting > 0) || ($.failed > 0) }');
    expect(patterns.UnreadablePages).toBe('{ $.status = 503 }');
  });
});

describe('the Lambda that draws pages', () => {
  it('is watched where it fails: it, not the account', () => {
    const [undrawn] = alarms.filter(({ id }) => id.startsWith('UndrawnPages'));
    expect(undrawn?.Properties).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors' });
    expect(undrawn?.Properties.Dimensions).toEqual([
      { Name: 'FunctionName', Value: { 'Fn::ImportValue': expect.stringContaining('drawPageFunction') } },
    ]);
  });
});

describe('the address of what draws pages', () => {
  it('is watched for what it refuses CloudFront, which no run of the Lambda shows', () => {
    const [refused] = alarms.filter(({ id }) => id.startsWith('RefusedDrawing'));
    const { Metrics, Threshold } = refused?.Properties ?? {};
    expect(Threshold).toBe(3);
    const [difference, ...counted] = Metrics;
    expect(difference).toMatchObject({ Expression: 'FILL(requests, 0) - FILL(runs, 0)' });
    expect(counted).toEqual(
      [
        ['requests', 'UrlRequestCount'],
        ['runs', 'Invocations'],
      ].map(([Id, MetricName]) => ({
        Id,
        ReturnData: false,
        MetricStat: {
          Metric: {
            Namespace: 'AWS/Lambda',
            MetricName,
            Dimensions: [
              {
                Name: 'FunctionName',
                Value: { 'Fn::ImportValue': expect.stringContaining('drawPageFunction') },
              },
            ],
          },
          Period: 300,
          Stat: 'Sum',
        },
      })),
    );
  });
});

describe('mails that wait', () => {
  it('are told of after three quarters of an hour, as Amazon SES may be busy for some minutes', () => {
    const [waiting] = alarms.filter(({ id }) => id.startsWith('WaitingMails'));
    expect(waiting?.Properties).toMatchObject({ Period: 900, EvaluationPeriods: 3, Threshold: 1 });
  });
});

describe('the dashboard', () => {
  it('shows the Lambdas of the pages too', () => {
    const [dashboard] = resources(operations, 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(dashboard?.Properties.DashboardBody);
    for (const name of ['drawPageFunction', 'refreshPagesFunction']) expect(body).toContain(name);
  });
});

describe('a form that was refused, which is answered 303,', () => {
  it.each([
    ['FailedForms', '{ $.refusal >= 500 }'],
    ['ThrottledCalls', '{ $.refusal = 429 }'],
  ])('counts among %s by the line of every Lambda that takes one', (metric, pattern) => {
    const filters = resources(operations, 'AWS::Logs::MetricFilter').filter(
      ({ Properties }) =>
        Properties.MetricTransformations[0].MetricName === metric && Properties.FilterPattern === pattern,
    );
    const read = filters.map(({ Properties }) => JSON.stringify(Properties.LogGroupName));
    for (const name of [
      'enquireAboutCourse',
      'enquireAboutCertification',
      'complain',
      'requestCallback',
      'submitReview',
    ])
      expect(read).toContainEqual(expect.stringContaining(name));
    expect(read).toHaveLength(5);
  });
});

describe('the topic', () => {
  it('writes to the address that the operator gave', () => {
    expect(resources(operations, 'AWS::SNS::Subscription').map(({ Properties }) => Properties)).toEqual([
      { Protocol: 'email', Endpoint: 'owner@example.in', TopicArn: { Ref: topic?.id } },
    ]);
    expect(resources(templates().operations, 'AWS::SNS::Subscription')).toEqual([]);
  });

  it("takes what this account's alarms and budget say, and nothing in the clear", () => {
    const [policy] = resources(operations, 'AWS::SNS::TopicPolicy');
    expect(policy?.Properties.PolicyDocument.Statement).toEqual([
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ]);
  });
});

describe('the budget', () => {
  it('is of the dollars given, and speaks before they are spent', () => {
    const [budget] = resources(operations, 'AWS::Budgets::Budget');
    expect(budget?.Properties.Budget.BudgetLimit).toEqual({ Amount: 35, Unit: 'USD' });
    expect(
      budget?.Properties.NotificationsWithSubscribers.map(
        ({ Notification, Subscribers }: Record<string, Record<string, unknown>[]>) => [
          Notification,
          Subscribers,
        ],
      ),
    ).toEqual(
      [
        { NotificationType: 'ACTUAL', Threshold: 80 },
        { NotificationType: 'FORECASTED', Threshold: 100 },
      ].map((notification) => [
        expect.objectContaining(notification),
        [{ SubscriptionType: 'SNS', Address: { Ref: topic?.id } }],
      ]),
    );
  });
});

describe('a budget of 0 dollars', () => {
  it('is none, for accounts that may have no budget, and the alarms stay', () => {
    const without = templates({ monthlyBudget: '0' }).operations;
    expect(resources(without, 'AWS::Budgets::Budget')).toEqual([]);
    expect(resources(without, 'AWS::CloudWatch::Alarm')).toHaveLength(alarms.length);
  });
});

describe('a throw-away stage', () => {
  it('is watched by nobody, as an alarm costs ten cents a month', () => {
    expect(templates({ throwaway: 'true' }).operations).toEqual({ Resources: {} });
  });
});
