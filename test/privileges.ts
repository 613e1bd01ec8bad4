import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lambdas } from '#infra/definitions.ts';
import type { SecretName } from '#infra/grants.ts';
import { permissions } from './built/infra/permissions.ts';
import { inLambdaStacks, referenced, templates, withMail } from './built/infra/templates.ts';
import type { Use } from './support/grants.ts';
import { readUses } from './support/recorded-uses.ts';

const made = templates(withMail);
const functions = inLambdaStacks(made, 'AWS::Lambda::Function');
const roles = inLambdaStacks(made, 'AWS::IAM::Role');
const permissionsOf = permissions(made.data, made.admin);
const uses = readUses();
const secretIds: Record<SecretName, string> = {
  admin: 'AdminSecret',
  razorpay: 'RazorpaySecret',
  links: 'LinksSecret',
};

assert(uses.length > 0, 'The behaviour tests have recorded nothing: run `npm test`.');

for (const { name, file } of lambdas) {
  const lambda = functions.find(({ Properties }) => Properties.Description === file);
  const role = roles.find(({ id }) => id === referenced(lambda?.Properties.Role));
  const allowed = permissionsOf(role)
    .filter((line) => !/^(logs|sqs):/.test(line))
    .map((line) => line.replace(/^((?:cloudfront|ses|s3):\w+) .*/, '$1'));
  const used = new Set(uses.filter((use) => use.lambda === name).map(needed));

  describe(`the policy of ${name}`, () => {
    it('allows what was used', () => {
      assert.deepEqual(
        [...used].filter((line) => !allowed.includes(line)),
        [],
      );
    });

    it('allows nothing that wasn’t used', () => {
      assert.deepEqual(
        allowed.filter((line) => !used.has(line)),
        [],
      );
    });
  });
}

function needed({ action, index, partition, secret }: Use): string {
  if (action === 'GetSecretValue')
    return `secretsmanager:GetSecretValue ${secretIds[secret?.split('-')[0] as SecretName]}`;
  if (action === 'CreateInvalidation') return `cloudfront:${action}`;
  if (action === 'SendEmail' || action === 'SendRawEmail') return `ses:${action}`;
  if (action.endsWith('Object')) return `s3:${action}`;
  return `dynamodb:${action} Table.Arn${index ? `/index/${index}` : ''} ${partition}`;
}
