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

/** ARNs that grants are written against. */
export interface GrantedResources {
  tableArn: string;
  secretArns: Record<SecretName, string>;
  /** Of the bucket of orders' files. */
  filesArn: string;
  /** None where no distribution keeps the pages. */
  distributionArn?: string | undefined;
  /** None where no mails are sent. */
  mail?: MailSender | undefined;
}

/** What mails are sent with, and the ARNs of what SES sends them by. */
export interface MailSender extends MailSettings {
  identityArn: string;
  configurationSetArn: string;
}

/**
 * A Lambda's grants as IAM says them: actions on the table or on an index by its own ARN, each only for items
 * under the partition values that the grants name, reading single secrets, single actions on the files of orders, having
 * the pages forgotten, and sending mails from the one address.
 *
 * `ForAllValues` also holds when a request has no leading key at all. No action granted here can be called
 * without one; Scan can, which is one more reason never to grant it.
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

/** Writing to one log group, which a Lambda needs and no more. */
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

/** Having one distribution forget what it keeps. */
export const invalidating = (distributionArn: string): PolicyStatement =>
  new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distributionArn] });

/** Leaving messages in one queue. */
export const sendingTo = (queue: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

// The right to send by an identity alone is one to send from any address of its domain.
const sendingAs = ({ from, identityArn, configurationSetArn }: MailSender): PolicyStatement =>
  new PolicyStatement({
    // SES asks for the second where it composes MIME, as for an attachment: a class has a file for the calendar.
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

// One statement a set of actions: with all partitions in one, every action would reach every partition.
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
