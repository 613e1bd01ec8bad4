import { isAsynchronous, isCalled, lambdas, lambdasOf } from '#infra/definitions.ts';
import type { Grants } from '#infra/grants.ts';
import { indexNames } from '#shared/table.ts';
import { permissions, statementsOf } from './permissions.ts';
import { referenced, resources, templates, withMail } from './templates.ts';

// Email is turned on, because otherwise no Lambda would have the grants for it.
const { data, api, work, web } = templates(withMail);
const permissionsOf = permissions(data, api);
const functions = [api, work, web]
  .flatMap((template) => resources(template, 'AWS::Lambda::Function'))
  .filter(({ Properties }) => lambdas.some(({ file }) => file === Properties.Description));
const [queue] = resources(api, 'AWS::SQS::Queue');
const rolesOfApi = resources(api, 'AWS::IAM::Role');
const rolesOfWork = resources(work, 'AWS::IAM::Role');
const roles = [
  ...rolesOfApi,
  ...rolesOfWork,
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
const gatewayRoles = { api: rolesOfApi, work: rolesOfWork };

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
          ? [`sqs:SendMessage ${definition.stack === 'api' ? queue?.id : 'DeadLetters'}.Arn`]
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
      'dynamodb:GetItem Table.Arn COURSE',
      'dynamodb:GetItem Table.Arn SEATS',
      'dynamodb:Query Table.Arn SEATS',
      'dynamodb:Query Table.Arn/index/gsi1 QUESTION',
      'dynamodb:Query Table.Arn/index/gsi2 LISTED_COURSE',
      'dynamodb:Query Table.Arn/index/gsi2 PUBLIC_REVIEW',
    ]);
  });

  it('of listPublicReviews doesn’t allow reading an unapproved review', () => {
    expect(policyOf('listPublicReviews')).toEqual(['dynamodb:Query Table.Arn/index/gsi2 PUBLIC_REVIEW']);
  });
});

describe.each(['api', 'work'] as const)('the role of API Gateway in the %s stack', (stack) => {
  const called = lambdasOf(stack).filter(isCalled);
  const gatewayRole = gatewayRoles[stack].find(({ id }) => id.startsWith('GatewayRole'));

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
    for (const template of [api, work, web]) {
      const all = resources(template, 'AWS::IAM::Role');
      expect(all.filter(({ Properties }) => Properties.ManagedPolicyArns)).toEqual([]);
      expect(resources(template, 'AWS::IAM::Policy')).toEqual([]);
      expect(resources(template, 'AWS::IAM::ManagedPolicy')).toEqual([]);
    }
  });

  it('have one role per Lambda, one each for API Gateway, and no others', () => {
    expect(rolesOfApi).toHaveLength(lambdasOf('api').length + 1);
    expect(rolesOfWork).toHaveLength(lambdasOf('work').length + 1);
    expect(roles).toHaveLength(lambdas.length + 2);
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
    ...(invalidatesPages ? [`cloudfront:CreateInvalidation ${distributionArn}`] : []),
    ...(mail === 'send' ? sendingMails : []),
  ];
}
