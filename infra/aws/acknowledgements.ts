import { type Stack, Validations } from 'aws-cdk-lib';

/** `reason` says why we don't follow a cdk-nag rule, and `evidence` is the file or test that backs it up. */
interface Acknowledgement {
  rule: string;
  reason: string;
  evidence: string;
}

/** `test/deep/infra/nag.test.ts` fails if cdk-nag reports another rule, or no longer reports a rule listed here. */
export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: 'AwsSolutions::AwsSolutions-APIG4',
    reason: 'Public routes need no session; a test lists them.',
    evidence: 'test/built/infra/api-stack.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-SMG4',
    reason:
      'The owner changes the password, and Razorpay issues its key. During a rotation, the origin secret and the key for links work with both their old and new values.',
    evidence: 'test/deep/functions/edge-only.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR1',
    reason: 'People all over the world prepare for certifications and ask about them.',
    evidence: 'infra/aws/web/web-stack.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR2',
    reason:
      'A firewall costs more than everything else together, so only a permanent stage with its own domain has one by default. Other stages need `-c waf=true`.',
    evidence: 'test/built/infra/web-stack.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR4',
    reason:
      "With CloudFront's own certificate the minimum TLS version is fixed; with a custom domain it is TLS 1.2.",
    evidence: 'test/built/infra/web-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-LambdaDLQ',
    reason:
      'If a caller is waiting, the Lambda returns the error; Lambdas started by EventBridge have a dead-letter queue.',
    evidence: 'test/built/infra/api-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-SQSRedrivePolicy',
    reason: 'This is the dead-letter queue itself; an alarm watches it.',
    evidence: 'test/built/infra/operations-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-LambdaTracing',
    reason: 'Log lines already include the duration; tracing would need a permission on every resource.',
    evidence: 'functions/platform/http/handle.ts',
  },
];

export function acknowledge(stacks: readonly Stack[]): void {
  for (const stack of stacks)
    Validations.of(stack).acknowledge(
      ...acknowledgements.map(({ rule, reason, evidence }) => ({
        id: rule,
        reason: `${reason} (${evidence})`,
      })),
    );
}
