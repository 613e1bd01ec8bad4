import { RemovalPolicy } from 'aws-cdk-lib';
import type { LogGroupProps } from 'aws-cdk-lib/aws-logs';

/** Retention, and whether the group outlives its stack. */
export type LogRetention = Required<Pick<LogGroupProps, 'retention' | 'removalPolicy'>>;

/** Kept, unless its creation fails: it's empty then, and is deleted. */
export const retainedOnceCreated = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
