import { resources, templates, withMail } from './templates.ts';

const { api, operations } = templates({ alarmEmail: 'owner@example.in', monthlyBudget: '35' });
const alarms = resources(operations, 'AWS::CloudWatch::Alarm');
const [topic, ...otherTopics] = resources(operations, 'AWS::SNS::Topic');

describe('the alarms', () => {
  it('are these, each with a sentence that says what to do', () => {
    expect(alarms.map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'ServerErrors',
      'FailedForms',
      'UnrenderedPages',
      'RefusedRenders',
      'ThrottledCalls',
      'DeadLetters',
      'SweepGaps',
      'SweepFailures',
      'UnknownValues',
      'WaitingEmails',
    ]);
    for (const { Properties } of alarms) expect(Properties.AlarmDescription).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('notify the only topic, and don’t breach on missing data', () => {
    expect(otherTopics).toEqual([]);
    for (const { Properties } of alarms) {
      expect(Properties.AlarmActions).toEqual([{ Ref: topic?.id }]);
      expect(Properties.TreatMissingData).toBe('notBreaching');
    }
  });

  it('use metrics that AWS or one of these filters writes', () => {
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

describe('a stage that sends emails', () => {
  it('has one more alarm, for bounces', () => {
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

  it('matches lines that the stage and the Lambdas write', () => {
    const [stage] = resources(api, 'AWS::ApiGatewayV2::Stage');
    const line = JSON.parse(stage?.Properties.AccessLogSettings.Format);
    expect(patterns.ThrottledCalls).toBe('{ $.status = "429" }');
    expect(patterns.WebhookRefusals).toBe('{ ($.route = "POST /webhooks/razorpay") && ($.status = "4*") }');
    expect(line).toMatchObject({ route: '$context.routeKey', status: '$context.status' });
    expect(patterns.FailedLogins).toBe('{ ($.event = "wrong password") || ($.event = "wrong code") }');
    expect(patterns.AuthorizerDenials).toBe('{ $.isAuthorized IS FALSE }');
    expect(patterns.AuthorizedNotCaptured).toBe('{ $.uncaptured > 0 }');
    expect(patterns.Disputes).toBe(
      '{ ($.event = "dispute open") || ($.event = "dispute action_required") || ($.event = "dispute lost") }',
    );
    expect(patterns.OverdueMoney).toBe('{ $.overdue > 0 }');
    expect(patterns.SweepGaps).toBe('{ $.overdueGaps > 0 }');
    expect(patterns.SweepFailures).toBe('{ $.event = "sweep failed" }');
    expect(patterns.UnknownValues).toBe('{ $.event = "unknown value" }');
    expect(patterns.WaitingEmails).toBe('{ ($.waiting > 0) || ($.failed > 0) }');
    expect(patterns.UnreadablePages).toBe('{ $.status = 503 }');
  });
});

describe('the rendering Lambda', () => {
  it('has an alarm on its own errors, not the account’s', () => {
    const [unrendered] = alarms.filter(({ id }) => id.startsWith('UnrenderedPages'));
    expect(unrendered?.Properties).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors' });
    expect(unrendered?.Properties.Dimensions).toEqual([
      { Name: 'FunctionName', Value: { 'Fn::ImportValue': expect.stringContaining('renderPageFunction') } },
    ]);
  });
});

describe('the rendering Lambda’s URL', () => {
  it('has an alarm on requests refused before the Lambda runs', () => {
    const [refused] = alarms.filter(({ id }) => id.startsWith('RefusedRenders'));
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
                Value: { 'Fn::ImportValue': expect.stringContaining('renderPageFunction') },
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

describe('waiting emails', () => {
  it('raise an alarm after 45 minutes, because Amazon SES may be busy for some minutes', () => {
    const [waiting] = alarms.filter(({ id }) => id.startsWith('WaitingEmails'));
    expect(waiting?.Properties).toMatchObject({ Period: 900, EvaluationPeriods: 3, Threshold: 1 });
  });
});

describe('the dashboard', () => {
  it('shows the page Lambdas too', () => {
    const [dashboard] = resources(operations, 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(dashboard?.Properties.DashboardBody);
    for (const name of ['renderPageFunction', 'refreshPagesFunction']) expect(body).toContain(name);
  });
});

describe('a rejected form, which returns 303,', () => {
  it.each([
    ['FailedForms', '{ $.refusal >= 500 }'],
    ['ThrottledCalls', '{ $.refusal = 429 }'],
  ])('counts as %s through the log of every Lambda that accepts forms', (metric, pattern) => {
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
      'bookSession',
      'changeOwnBooking',
    ])
      expect(read).toContainEqual(expect.stringContaining(name));
    expect(read).toHaveLength(7);
  });
});

describe('the topic', () => {
  it('emails the operator’s address', () => {
    expect(resources(operations, 'AWS::SNS::Subscription').map(({ Properties }) => Properties)).toEqual([
      { Protocol: 'email', Endpoint: 'owner@example.in', TopicArn: { Ref: topic?.id } },
    ]);
    expect(resources(templates().operations, 'AWS::SNS::Subscription')).toEqual([]);
  });

  it('accepts only this account’s alarms and budget, and only over TLS', () => {
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
  it('has the given amount and alerts before it is spent', () => {
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
  it('creates no budget, for accounts that can’t have one, and keeps the alarms', () => {
    const without = templates({ monthlyBudget: '0' }).operations;
    expect(resources(without, 'AWS::Budgets::Budget')).toEqual([]);
    expect(resources(without, 'AWS::CloudWatch::Alarm')).toHaveLength(alarms.length);
  });
});

describe('a throw-away stage', () => {
  it('has no alarms, because each costs ten cents a month', () => {
    expect(templates({ throwaway: 'true' }).operations).toEqual({ Resources: {} });
  });
});
