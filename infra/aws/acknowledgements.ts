import { type Stack, Validations } from 'aws-cdk-lib';

/** A rule of cdk-nag that the product does not follow, why, and the file or test that stands for it. */
interface Acknowledgement {
  rule: string;
  reason: string;
  evidence: string;
}

/** Every rule that is not followed; `test/deep/infra/nag.test.ts` compares with what cdk-nag finds. */
export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: 'AwsSolutions::AwsSolutions-APIG4',
    reason: 'What a visitor may do needs no session; the exact list of these routes is written out.',
    evidence: 'test/built/infra/api-stack.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-SMG4',
    reason:
      'A password changes when its owner knows, a Razorpay key when Razorpay gives a new one. The next value and the one before are both taken while a secret changes.',
    evidence: 'test/functions/platform/edge-only.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR1',
    reason: 'People prepare for certifications, and ask about them, from anywhere.',
    evidence: 'infra/aws/web/web-stack.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR2',
    reason:
      'It costs more than all the rest: a kept stage with a domain of its own has a firewall, others with `-c waf=true`.',
    evidence: 'test/built/infra/web-stack.test.ts',
  },
  {
    rule: 'AwsSolutions::AwsSolutions-CFR4',
    reason: "CloudFront's own certificate sets the oldest TLS itself; the site's own domain sets TLS 1.2.",
    evidence: 'test/built/infra/web-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-LambdaDLQ',
    reason: 'A call that is waited for answers its caller; what the clock starts has the queue.',
    evidence: 'test/built/infra/api-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-SQSRedrivePolicy',
    reason: 'It is the queue of dead letters, which is the end of the way; an alarm watches it.',
    evidence: 'test/built/infra/operations-stack.test.ts',
  },
  {
    rule: 'Serverless::Serverless-LambdaTracing',
    reason: 'A log line has the milliseconds already; tracing would need a right on every resource.',
    evidence: 'functions/platform/http/handle.ts',
  },
];

/** Says so to cdk-nag, for whoever runs it over these stacks. */
export function acknowledge(stacks: readonly Stack[]): void {
  for (const stack of stacks)
    Validations.of(stack).acknowledge(
      ...acknowledgements.map(({ rule, reason, evidence }) => ({
        id: rule,
        reason: `${reason} (${evidence})`,
      })),
    );
}
