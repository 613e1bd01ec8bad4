import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { indexNames } from '#shared/table.ts';
import type { MailSettings } from '../../environment.ts';
import {
  type FileAction,
  fileKeyShape,
  type Grants,
  type ItemAction,
  portraitKeyShapes,
  type SecretName,
} from '../../grants.ts';

interface GrantedResources {
  tableArn: string;
  secretArns: Record<SecretName, string>;
  filesArn: string;
  mediaArn: string;
  distributionArn?: string | undefined;
  mail?: MailSender | undefined;
}

export interface MailSender extends MailSettings {
  identityArn: string;
  configurationSetArn: string;
}

/**
 * Limits access to the table and its indexes to the granted partitions. `ForAllValues` is also true for a request
 * without a partition key, such as a Scan, so never grant Scan.
 */
export const statementsOf = (
  { table = {}, secrets = [], files = [], portraits = [], invalidatesPages, mail, ...grants }: Grants,
  { tableArn, secretArns, filesArn, mediaArn, distributionArn, mail: sender }: GrantedResources,
): PolicyStatement[] => [
  ...partitionsByActions(table).map(({ actions, partitions }) => onPartitions(actions, tableArn, partitions)),
  ...indexNames.flatMap((index) => {
    const partitions = grants[index] ?? [];
    return partitions.length ? [onPartitions(['Query'], `${tableArn}/index/${index}`, partitions)] : [];
  }),
  ...secrets.map(
    (name) =>
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secretArns[name]] }),
  ),
  ...(files.length > 0 ? [onObjects(files, filesArn, [fileKeyShape])] : []),
  ...(portraits.length > 0 ? [onObjects(portraits, mediaArn, portraitKeyShapes)] : []),
  ...(invalidatesPages && distributionArn ? [invalidating(distributionArn)] : []),
  ...(mail === 'send' && sender ? [sendingAs(sender)] : []),
];

export const loggingTo = (logGroup: ILogGroup): PolicyStatement =>
  new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });

const onObjects = (
  actions: readonly FileAction[],
  bucketArn: string,
  keyShapes: readonly string[],
): PolicyStatement =>
  new PolicyStatement({
    actions: actions.map((action) => `s3:${action}`),
    resources: keyShapes.map((shape) => `${bucketArn}/${shape}`),
  });

export const invalidating = (distributionArn: string): PolicyStatement =>
  new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distributionArn] });

export const sendingTo = (queue: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

// Without this condition, emails could be sent from any address at the domain.
const sendingAs = ({ from, identityArn, configurationSetArn }: MailSender): PolicyStatement =>
  new PolicyStatement({
    // SES requires the second action for emails with attachments, such as a class's calendar file.
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    resources: [identityArn, configurationSetArn],
    conditions: { StringEquals: { 'ses:FromAddress': from } },
  });

function onPartitions(
  actions: readonly string[],
  resource: string,
  partitions: readonly string[],
): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [resource],
    conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': partitions } },
  });
}

// There's a statement for each set of actions, because a single statement would allow every action on every partition.
function partitionsByActions(table: NonNullable<Grants['table']>) {
  const groups = new Map<string, { actions: readonly ItemAction[]; partitions: string[] }>();
  for (const [partition, actions] of Object.entries(table)) {
    const key = actions.toSorted().join();
    const group = groups.get(key) ?? { actions, partitions: [] };
    group.partitions.push(partition);
    groups.set(key, group);
  }
  return [...groups.values()];
}
