import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';

/**
 * The firewall that CloudFront asks about each request: it counts by address, and blocks whoever is far above what an
 * office behind one address sends. It has none of AWS's lists of attacks: they would refuse people for the words of a
 * question, and Razorpay for those of a webhook, and the API checks what it is sent.
 */
export class FirewallStack extends Stack {
  /** Names the output with the firewall's ARN. */
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

/** Requests of one address within some seconds, above which its further ones are blocked until it sends fewer. */
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

/** The calls that Razorpay makes, and a buyer on her way back from it. They are signed, and no form counts for them. */
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
  // A page is a dozen requests the first time, and two or three from then on: two hundred people behind one address may
  // come for the first time within the same five minutes.
  { name: 'everything', most: 3000, seconds: 300, of: not(ofRazorpay) },
  // Signing in is one. The API refuses a single form long before, 24 a minute (`shared/domain/limits/attempts.ts`), and says so in
  // words: five forms at once are an office, and ten times the work of an owner at the desk.
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
  // Some five webhooks tell of a payment: two hundred and forty payments a minute, or as many that come late at once.
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
