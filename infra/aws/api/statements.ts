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
  type SecretName,
} from '../../grants.ts';

interface GrantedResources {
  tableArn: string;
  secretArns: Record<SecretName, string>;
  /** The bucket of orders' files. */
  filesArn: string;
  /** Missing if no distribution caches the pages. */
  distributionArn?: string | undefined;
  /** Missing if no emails are sent. */
  mail?: MailSender | undefined;
}

export interface MailSender extends MailSettings {
  identityArn: string;
  configurationSetArn: string;
}

/**
 * Limits table and index access to the granted partition values. `ForAllValues` also holds without a leading key,
 * which only Scan allows, so never grant Scan.
 */
export const statementsOf = (
  { table = {}, secrets = [], files = [], invalidatesPages, mail, ...grants }: Grants,
  { tableArn, secretArns, filesArn, distributionArn, mail: sender }: GrantedResources,
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
  ...(files.length > 0 ? [onFiles(files, filesArn)] : []),
  ...(invalidatesPages && distributionArn ? [invalidating(distributionArn)] : []),
  ...(mail === 'send' && sender ? [sendingAs(sender)] : []),
];

export const loggingTo = (logGroup: ILogGroup): PolicyStatement =>
  new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });

const onFiles = (actions: readonly FileAction[], bucketArn: string): PolicyStatement =>
  new PolicyStatement({
    actions: actions.map((action) => `s3:${action}`),
    resources: [`${bucketArn}/${fileKeyShape}`],
  });

export const invalidating = (distributionArn: string): PolicyStatement =>
  new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distributionArn] });

export const sendingTo = (queue: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

// Without this condition, any address of the domain could be the sender.
const sendingAs = ({ from, identityArn, configurationSetArn }: MailSender): PolicyStatement =>
  new PolicyStatement({
    // SES needs the second action for attachments, such as a class's calendar file.
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

// One statement per set of actions: in a single one, every action would reach every partition.
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
