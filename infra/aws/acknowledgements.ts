import { type Stack, Validations } from 'aws-cdk-lib';

/** A rule of cdk-nag that the product does not follow, the reason, and the file or test that shows it. */
interface Acknowledgement {
  rule: string;
  reason: string;
  evidence: string;
}

/** Every rule that is not followed; `test/deep/infra/nag.test.ts` compares with what cdk-nag finds. */
export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: 'AwsSolutions::AwsSolutions-APIG4',
    reason: 'Visitors have no session; a test lists their routes exactly.',
    evidence: 'test/built/infra/api-stack.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-SMG4',
    reason:
      'The owner changes the password, and Razorpay issues its key. While the origin secret or the key of links changes, the old and the new value are both taken.',
    evidence: 'test/deep/functions/edge-only.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR1',
    reason: 'People prepare for certifications, and ask about them, from anywhere.',
    evidence: 'infra/aws/web/web-stack.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR2',
    reason:
      'A firewall costs more than all the rest: a kept stage with a domain of its own has one, other stages only with `-c waf=true`.',
    evidence: 'test/built/infra/web-stack.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR4',
    reason:
      "With CloudFront's own certificate the oldest TLS is fixed; with the site's own domain it is TLS 1.2.",
    evidence: 'test/built/infra/web-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-LambdaDLQ',
    reason:
      'A Lambda that a caller waits for answers the error; a Lambda that EventBridge starts has the queue.',
    evidence: 'test/built/infra/api-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-SQSRedrivePolicy',
    reason: 'This is the queue of dead letters itself; an alarm watches it.',
    evidence: 'test/built/infra/operations-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-LambdaTracing',
    reason: 'A log line has the milliseconds already; tracing would need a right on every resource.',
    evidence: 'functions/platform/http/handle.ts',
  },
];

/** Attaches the reasons to the stacks, where cdk-nag reads them. */
export function acknowledge(stacks: readonly Stack[]): void {
  for (const stack of stacks)
    Validations.of(stack).acknowledge(
      ...acknowledgements.map(({ rule, reason, evidence }) => ({
        id: rule,
        reason: `${reason} (${evidence})`,
      })),
    );
}
