import { RemovalPolicy } from 'aws-cdk-lib';
import type { LogGroupProps } from 'aws-cdk-lib/aws-logs';

export type LogRetention = Required<Pick<LogGroupProps, 'retention' | 'removalPolicy'>>;

/** Keeps the resource unless its creation fails, in which case it's still empty and is deleted. */
export const retainedOnceCreated = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
