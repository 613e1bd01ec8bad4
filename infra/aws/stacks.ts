import type { App } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { readOptions } from './options.ts';
import { WebStack } from './web-stack.ts';

/**
 * The whole product as CloudFormation stacks, one set a stage. Account and region are those of whoever
 * deploys, so synthesizing asks AWS for nothing.
 */
export function addStacks(app: App): { data: DataStack; api: ApiStack; web: WebStack } {
  const { stage, logRetentionDays: logRetention, originSecretVersion } = readOptions(app);
  const named = (name: string) => ({
    stackName: `careers-${stage}-${name}`,
    tags: { product: 'careers', stage },
  });

  const data = new DataStack(app, 'Data', named('data'));
  const api = new ApiStack(app, 'Api', { ...named('api'), data, originSecretVersion, logRetention });
  const { originSecret } = data;
  const web = new WebStack(app, 'Web', {
    ...named('web'),
    api: api.api,
    originSecret: originSecret.secretValueFromJson(`v${originSecretVersion}`),
    logRetention,
  });
  return { data, api, web };
}
