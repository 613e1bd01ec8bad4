import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';

/**
 * The firewall that CloudFront asks about each request. It counts requests by address, and blocks an address far above what
 * an office sends. It uses none of AWS's lists of attacks: they would refuse people for the words of a question, and
 * Razorpay for the words of a webhook, and the API checks its input anyway.
 */
export class FirewallStack extends Stack {
  /** The name of the output that holds the firewall's ARN. */
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

/** The most requests of one address within some seconds; above it the address is blocked until it sends fewer. */
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

/** The calls of Razorpay, and of a buyer who returns from it. They are signed, so they have a limit of their own. */
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
  // A first visit is a dozen requests, and a later page two or three: two hundred people behind one address may come for
  // the first time within the same five minutes.
  { name: 'everything', most: 3000, seconds: 300, of: not(ofRazorpay) },
  // The API refuses a single form much earlier, at 24 a minute, in words (`shared/domain/limits/attempts.ts`). This limit
  // leaves room for an office that sends five forms at once, and for ten times the work of an owner at the desk.
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
  // A payment brings some five webhooks: the limit is two hundred and forty payments a minute, also when they come late.
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
