import { RemovalPolicy } from 'aws-cdk-lib';
import type { LogGroupProps } from 'aws-cdk-lib/aws-logs';

export type LogRetention = Required<Pick<LogGroupProps, 'retention' | 'removalPolicy'>>;

/** Keeps the resource, unless its creation fails: then it's still empty and gets deleted. */
export const retainedOnceCreated = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
