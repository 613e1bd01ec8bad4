import type { Resource, Template } from './templates.ts';

export const permissions =
  (...exporting: Template[]) =>
  (role: Resource | undefined): string[] =>
    statementsOf(role).flatMap(({ Action, Resource: arns, Condition }) => {
      const { 'ForAllValues:StringEquals': onKeys, StringEquals: onMails } = Condition ?? {};
      const partitions = onKeys?.['dynamodb:LeadingKeys'] ?? [onMails?.['ses:FromAddress'] ?? ''];
      const places = [arns]
        .flat()
        .flatMap((arn) => partitions.map((name) => `${written(exporting, arn)} ${name}`.trim()));
      return [Action].flat().flatMap((action) => places.map((place) => `${action} ${place}`));
    });

type Reference = { Ref: string } | { 'Fn::GetAtt': [string, string] };
type Arn = string | Reference | { 'Fn::ImportValue': string } | { 'Fn::Join': [string, Arn[]] };

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: Arn | Arn[];
  Condition?: {
    'ForAllValues:StringEquals'?: { 'dynamodb:LeadingKeys': string[] };
    StringEquals?: { 'ses:FromAddress': string };
  };
}

export function statementsOf(role: Resource | undefined): Statement[] {
  return role?.Properties.Policies.flatMap(
    (policy: { PolicyDocument: { Statement: Statement[] } }) => policy.PolicyDocument.Statement,
  );
}

function written(exporting: Template[], arn: Arn): string {
  if (typeof arn === 'string') return arn;
  if ('Fn::Join' in arn)
    return arn['Fn::Join'][1].map((part) => written(exporting, part)).join(arn['Fn::Join'][0]);
  if ('Fn::ImportValue' in arn) return imported(exporting, arn['Fn::ImportValue']);
  return 'Ref' in arn ? arn.Ref : arn['Fn::GetAtt'].join('.');
}

function imported(exporting: Template[], name: string): string {
  const outputs: { Value: Reference; Export?: { Name: string } }[] = exporting.flatMap(({ Outputs }) =>
    Object.values(Outputs ?? {}),
  );
  const value = outputs.find(({ Export }) => Export?.Name === name)?.Value;
  return value ? written(exporting, value).replace(/[0-9A-F]{8}(?=\.|$)/, '') : `an unknown export, ${name}`;
}
