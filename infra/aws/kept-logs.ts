import type { LogGroupProps } from 'aws-cdk-lib/aws-logs';

/** How long a log group's lines are kept, and whether it outlives its stack. */
export type KeptLogs = Required<Pick<LogGroupProps, 'retention' | 'removalPolicy'>>;
