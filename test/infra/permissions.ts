import type { Resource, Template } from './templates.ts';

/** A role's policy in lines, `action resource`, and the partition where the statement names some. */
export const permissions =
  (data: Template) =>
  (role: Resource | undefined): string[] =>
    statementsOf(role).flatMap(({ Action, Resource: arns, Condition }) => {
      const partitions = Condition?.['ForAllValues:StringEquals']['dynamodb:LeadingKeys'] ?? [''];
      const places = [arns]
        .flat()
        .flatMap((arn) => partitions.map((name) => `${written(data, arn)} ${name}`.trim()));
      return [Action].flat().flatMap((action) => places.map((place) => `${action} ${place}`));
    });

type Reference = { Ref: string } | { 'Fn::GetAtt': [string, string] };
type Arn = string | Reference | { 'Fn::ImportValue': string } | { 'Fn::Join': [string, Arn[]] };

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: Arn | Arn[];
  Condition?: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': string[] } };
}

/** The statements of a role's own policies. */
export function statementsOf(role: Resource | undefined): Statement[] {
  return role?.Properties.Policies.flatMap(
    (policy: { PolicyDocument: { Statement: Statement[] } }) => policy.PolicyDocument.Statement,
  );
}

function written(data: Template, arn: Arn): string {
  if (typeof arn === 'string') return arn;
  if ('Fn::Join' in arn)
    return arn['Fn::Join'][1].map((part) => written(data, part)).join(arn['Fn::Join'][0]);
  if ('Fn::ImportValue' in arn) return imported(data, arn['Fn::ImportValue']);
  return 'Ref' in arn ? arn.Ref : arn['Fn::GetAtt'].join('.');
}

// The data stack's exports, without the eight hexadecimal digits with which the CDK makes an id unique.
function imported(data: Template, name: string): string {
  const outputs: { Value: Reference; Export?: { Name: string } }[] = Object.values(data.Outputs ?? {});
  const value = outputs.find(({ Export }) => Export?.Name === name)?.Value;
  return value ? written(data, value).replace(/[0-9A-F]{8}(?=\.|$)/, '') : `an unknown export, ${name}`;
}
