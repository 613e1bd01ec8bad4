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

/** The ARNs of the resources that grants name. */
interface GrantedResources {
  tableArn: string;
  secretArns: Record<SecretName, string>;
  /** The ARN of the bucket of orders' files. */
  filesArn: string;
  /** Missing where no distribution keeps the pages. */
  distributionArn?: string | undefined;
  /** Missing where no mails are sent. */
  mail?: MailSender | undefined;
}

/** The settings of mails, and the ARNs of the resources by which SES sends them. */
export interface MailSender extends MailSettings {
  identityArn: string;
  configurationSetArn: string;
}

/**
 * A Lambda's grants as statements of IAM: actions on the table or an index, only for items under the granted partition
 * values; reading granted secrets; granted actions on orders' files; invalidating pages; and sending mails from one address.
 *
 * `ForAllValues` also holds when a request has no leading key. No action that is granted here can be called without a
 * leading key; Scan can, which is one more reason never to grant it.
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

/** The right to write to one log group. */
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

/** The right to invalidate what one distribution keeps. */
export const invalidating = (distributionArn: string): PolicyStatement =>
  new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distributionArn] });

/** The right to send messages to one queue. */
export const sendingTo = (queue: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

// Without the condition, the right to send by an identity covers any address of its domain.
const sendingAs = ({ from, identityArn, configurationSetArn }: MailSender): PolicyStatement =>
  new PolicyStatement({
    // SES needs the second action for a mail with an attachment, such as the calendar file of a class.
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

// One statement for each set of actions: in a single statement, every action would reach every partition.
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
