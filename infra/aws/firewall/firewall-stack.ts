import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';

/**
 * Blocks addresses that send far more requests than an office would. It doesn't use AWS's managed rules, because they'd
 * reject questions and webhooks that contain certain words, and the API validates its input anyway.
 */
export class FirewallStack extends Stack {
  readonly arnOutput = 'WebAclArn';

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const { attrArn } = new CfnWebACL(this, 'WebAcl', {
      name: this.stackName,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('all'),
      rules: limits.map(blockAbove),
    });
    new CfnOutput(this, this.arnOutput, { value: attrArn });
  }
}

/** An address that sends more than `most` requests within `seconds` is blocked until it sends fewer. */
interface Limit {
  name: string;
  most: number;
  seconds: 60 | 300;
  of: CfnWebACL.StatementProperty;
}

const matches = (searchString: string, fieldToMatch: CfnWebACL.FieldToMatchProperty) => ({
  byteMatchStatement: {
    fieldToMatch,
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** Razorpay's webhooks, and the form that returns a buyer from a full-page checkout. */
const ofRazorpay: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: operations
      .filter(({ endpoint }) => endpoint.raw && endpoint.auth === 'public')
      .map(({ endpoint }) => matches(`/api${endpoint.route.split(' ')[1]}`, { uriPath: {} })),
  },
};

const not = (statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty => ({
  notStatement: { statement },
});

const limits: readonly Limit[] = [
  // A first visit takes about twelve requests and each later page two or three, so two hundred people behind one
  // address can make their first visit in the same five minutes.
  { name: 'everything', most: 3000, seconds: 300, of: not(ofRazorpay) },
  // The API accepts each form only 24 times a minute from one address (`shared/domain/limits/attempts.ts`). This
  // leaves room for an office that reaches that limit on five forms at once, and for ten times the owner's usual
  // activity.
  {
    name: 'writes',
    most: 120,
    seconds: 60,
    of: {
      andStatement: {
        statements: [
          not(ofRazorpay),
          ...['GET', 'HEAD'].map((method) => not(matches(method, { method: {} }))),
        ],
      },
    },
  },
  // A payment triggers about five webhooks, so this allows 240 payments a minute, even if their webhooks arrive late.
  { name: 'webhooks', most: 1200, seconds: 60, of: ofRazorpay },
];

const blockAbove = ({ name, most, seconds, of }: Limit, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: most,
      evaluationWindowSec: seconds,
      scopeDownStatement: of,
    },
  },
  visibilityConfig: visible(name),
});

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});
