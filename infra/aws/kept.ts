import { RemovalPolicy } from 'aws-cdk-lib';
import type { LogGroupProps } from 'aws-cdk-lib/aws-logs';

/** How long a log group's lines are kept, and whether it outlives its stack. */
export type KeptLogs = Required<Pick<LogGroupProps, 'retention' | 'removalPolicy'>>;

/**
 * The removal policy of what outlives its stack, but goes with a first creation that failed: nothing is in it then, and it
 * would be left over. Tables and buckets stay even then.
 */
export const keptOnceMade = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
