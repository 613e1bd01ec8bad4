import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { originSecretVariables } from '#shared/edge.ts';

/**
 * The origin secret as variables of the stage: the value that CloudFront shows, `v<version>` of the secret's
 * JSON, and the one before. One deployment of the next version therefore refuses nothing: the stage has both
 * while CloudFront still shows the one before, and the web stack comes after. Version 1 has none before it, and
 * a key that the JSON lacks fails a deployment. CloudFormation looks the values up where the references change.
 */
export const originSecretOfStage = (secret: ISecret, version: number): Record<string, string> => ({
  [originSecretVariables.current]: secret.secretValueFromJson(`v${version}`).unsafeUnwrap(),
  ...(version > 1 && {
    [originSecretVariables.previous]: secret.secretValueFromJson(`v${version - 1}`).unsafeUnwrap(),
  }),
});
