import { isAsynchronous, isCalled, lambdas, lambdasOf } from '#infra/definitions.ts';
import type { Grants } from '#infra/grants.ts';
import { indexNames } from '#shared/table.ts';
import { permissions, statementsOf } from './permissions.ts';
import { inLambdaStacks, referenced, resources, templates, withMail } from './templates.ts';

// Email is turned on, because otherwise no Lambda would have the grants for it.
const made = templates(withMail);
const { data, admin, web } = made;
const [queue] = resources(admin, 'AWS::SQS::Queue');
const permissionsOf = permissions(data, admin);
const functions = inLambdaStacks(made, 'AWS::Lambda::Function').filter(({ Properties }) =>
  lambdas.some(({ file }) => file === Properties.Description),
);
const calledStacks = ['api', 'work', 'admin'] as const;
const roles = [
  ...calledStacks.flatMap((stack) => resources(made[stack], 'AWS::IAM::Role')),
  ...resources(web, 'AWS::IAM::Role').filter(({ id }) =>
    functions.some(({ Properties }) => referenced(Properties.Role) === id),
  ),
];
const [distribution] = resources(web, 'AWS::CloudFront::Distribution');
const distributionArn = `arn:AWS::Partition:cloudfront::AWS::AccountId:distribution/${distribution?.id}`;
const ses = 'arn:AWS::Partition:ses:AWS::Region:AWS::AccountId';
const sendingMails = ['SendEmail', 'SendRawEmail'].flatMap((action) =>
  ['identity/example.in', 'configuration-set/careers-prod'].map(
    (resource) => `ses:${action} ${ses}:${resource} hello@example.in`,
  ),
);

describe.each(lambdas)('the role of $name', (definition) => {
  const lambda = functions.find(({ Properties }) => Properties.Description === definition.file);
  const role = roles.find(({ id }) => id === referenced(lambda?.Properties.Role));

  it('is its own and can be assumed only by Lambda', () => {
    expect(functions.filter(({ Properties }) => referenced(Properties.Role) === role?.id)).toEqual([lambda]);
    expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
    ]);
  });

  it('allows only its log group and its grants', () => {
    const logs = `${lambda?.Properties.LoggingConfig.LogGroup.Ref}.Arn`;
    expect(permissionsOf(role).toSorted()).toEqual(
      [
        `logs:CreateLogStream ${logs}`,
        `logs:PutLogEvents ${logs}`,
        ...permissionsFor(definition.grants),
        ...(isAsynchronous(definition)
          ? [`sqs:SendMessage ${definition.stack === 'admin' ? queue?.id : 'DeadLetters'}.Arn`]
          : []),
      ].toSorted(),
    );
  });
});

describe('the policy', () => {
  const policyOf = (name: string) =>
    permissionsOf(roles.find(({ id }) => id.startsWith(`${name}Role`))).filter(
      (line) => !line.startsWith('logs:'),
    );

  it('of createUser allows reading and writing users, and counting calls', () => {
    expect(policyOf('createUser')).toEqual([
      'dynamodb:GetItem Table.Arn USER',
      'dynamodb:PutItem Table.Arn USER',
      'dynamodb:UpdateItem Table.Arn USER',
      'dynamodb:UpdateItem Table.Arn THROTTLE',
    ]);
  });

  it('of deleteCourse allows replacing courses, deleting their seats and recording the activity', () => {
    expect(policyOf('deleteCourse').toSorted()).toEqual([
      'dynamodb:DeleteItem Table.Arn SEATS',
      'dynamodb:GetItem Table.Arn COURSE',
      'dynamodb:PutItem Table.Arn ACTIVITY',
      'dynamodb:PutItem Table.Arn COURSE',
    ]);
  });

  it('of renderPage allows reading what pages show, and no personal data', () => {
    expect(policyOf('renderPage').toSorted()).toEqual([
      'dynamodb:GetItem Table.Arn AVAILABILITY',
      'dynamodb:GetItem Table.Arn COURSE',
      'dynamodb:GetItem Table.Arn QUESTION',
      'dynamodb:GetItem Table.Arn REVIEW_SUMMARY',
      'dynamodb:GetItem Table.Arn SEATS',
      'dynamodb:GetItem Table.Arn SETTINGS',
      'dynamodb:Query Table.Arn COACH_DAY',
      'dynamodb:Query Table.Arn QUESTION',
      'dynamodb:Query Table.Arn SEATS',
      'dynamodb:Query Table.Arn/index/gsi1 OFFER',
      'dynamodb:Query Table.Arn/index/gsi1 QUESTION',
      'dynamodb:Query Table.Arn/index/gsi1 TEAM_MEMBER',
      'dynamodb:Query Table.Arn/index/gsi2 LISTED_COURSE',
      'dynamodb:Query Table.Arn/index/gsi2 PUBLIC_REVIEW',
      'dynamodb:Query Table.Arn/index/gsi3 COURSE_REVIEW',
    ]);
  });

  it('of listPublicReviews doesn’t allow reading an unapproved review', () => {
    expect(policyOf('listPublicReviews')).toEqual(['dynamodb:Query Table.Arn/index/gsi2 PUBLIC_REVIEW']);
    expect(policyOf('listCourseReviews')).toEqual(['dynamodb:Query Table.Arn/index/gsi3 COURSE_REVIEW']);
    expect(policyOf('getReviewSummary')).toEqual(['dynamodb:GetItem Table.Arn REVIEW_SUMMARY']);
  });
});

describe.each(calledStacks)('the role of API Gateway in the %s stack', (stack) => {
  const called = lambdasOf(stack).filter(isCalled);
  const gatewayRole = resources(made[stack], 'AWS::IAM::Role').find(({ id }) => id.startsWith('GatewayRole'));

  it('can be assumed only by API Gateway', () => {
    expect(gatewayRole?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'apigateway.amazonaws.com' } },
    ]);
  });

  it('allows only invoking the Lambdas behind the routes and the authorizers', () => {
    const invoked = functions.filter(({ Properties }) =>
      called.some(({ file }) => file === Properties.Description),
    );
    expect(permissionsOf(gatewayRole).toSorted()).toEqual(
      invoked.map(({ id }) => `lambda:InvokeFunction ${id}.Arn`).toSorted(),
    );
  });
});

describe('the stacks of Lambdas', () => {
  it('only allow, with no conditions except partitions and sender, and deny nothing', () => {
    const conditions: Record<string, unknown> = {
      dynamodb: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': expect.any(Array) } },
      ses: { StringEquals: { 'ses:FromAddress': 'hello@example.in' } },
    };
    for (const { Action, Resource: _, ...statement } of roles.flatMap(statementsOf)) {
      const [service = ''] = [Action].flat().map((action) => action.split(':', 1)[0] ?? '');
      const Condition = conditions[service];
      expect(statement).toEqual({ Effect: 'Allow', ...(Condition ? { Condition } : {}) });
    }
  });

  it('attach no managed policies and none outside the roles', () => {
    const all = inLambdaStacks(made, 'AWS::IAM::Role');
    expect(all.filter(({ Properties }) => Properties.ManagedPolicyArns)).toEqual([]);
    expect(inLambdaStacks(made, 'AWS::IAM::Policy')).toEqual([]);
    expect(inLambdaStacks(made, 'AWS::IAM::ManagedPolicy')).toEqual([]);
  });

  it('have one role per Lambda, one each for API Gateway, and no others', () => {
    for (const stack of calledStacks)
      expect(resources(made[stack], 'AWS::IAM::Role')).toHaveLength(lambdasOf(stack).length + 1);
    expect(roles).toHaveLength(lambdas.length + calledStacks.length);
  });

  it('let a deployment invalidate only this distribution’s pages', () => {
    const [distribution] = resources(web, 'AWS::CloudFront::Distribution');
    const [role] = resources(web, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('ReleaseInvalidation'));
    const lines = permissionsOf(role).filter((line) => !line.startsWith('logs:'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^cloudfront:CreateInvalidation arn:.*:cloudfront::.*:distribution\//);
    expect(lines[0]).toContain(distribution?.id);
  });
});

function permissionsFor({
  table = {},
  secrets = [],
  files = [],
  portraits = [],
  invalidatesPages,
  mail,
  ...grants
}: Grants): string[] {
  const secretIds = { admin: 'AdminSecret', razorpay: 'RazorpaySecret', links: 'LinksSecret' };
  return [
    ...Object.entries(table).flatMap(([partition, actions]) =>
      actions.map((action) => `dynamodb:${action} Table.Arn ${partition}`),
    ),
    ...indexNames.flatMap((index) =>
      (grants[index] ?? []).map((partition) => `dynamodb:Query Table.Arn/index/${index} ${partition}`),
    ),
    ...secrets.map((name) => `secretsmanager:GetSecretValue ${secretIds[name]}`),
    ...files.map(
      (action) =>
        `s3:${action} Files.Arn/????????-????-????-????-????????????/????????-????-????-????-????????????`,
    ),
    ...portraits.flatMap((action) =>
      ['jpg', 'webp'].map((type) => `s3:${action} Media.Arn/portraits/????????/????????????????.${type}`),
    ),
    ...(invalidatesPages ? [`cloudfront:CreateInvalidation ${distributionArn}`] : []),
    ...(mail === 'send' ? sendingMails : []),
  ];
}
