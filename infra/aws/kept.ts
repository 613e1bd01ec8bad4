import { RemovalPolicy } from 'aws-cdk-lib';
import type { LogGroupProps } from 'aws-cdk-lib/aws-logs';

/** The time for which a log group keeps its lines, and whether the group outlives its stack. */
export type KeptLogs = Required<Pick<LogGroupProps, 'retention' | 'removalPolicy'>>;

/**
 * The removal policy of a resource that outlives its stack, unless its first creation fails: the resource is empty then, and
 * is deleted.
 */
export const keptOnceMade = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
