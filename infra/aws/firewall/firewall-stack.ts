import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';

/** The firewall that CloudFront asks about each request: AWS's lists of known attacks, and a limit by address. */
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
      rules: [
        {
          name: 'flood',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: 2000 } },
          visibilityConfig: visible('flood'),
        },
        writes(1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
        // They would refuse the owner a list of questions above 8 KB, and everybody a question about `<script>`.
        // The API has limits of its own, and the pages write text as text.
        managed('AWSManagedRulesCommonRuleSet', 3, ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
      ],
    });
    new CfnOutput(this, this.arnOutput, { value: attrArn });
  }
}

/**
 * Blocks an address that writes more than 120 times in a minute. The API refuses the single form long before
 * (`shared/domain/attempts.ts`: 24 a minute), and answers that itself; this keeps a flood, which is seen some
 * seconds after it began, from reaching the ceilings of `throttles.ts`, where it would be everybody's. What Razorpay
 * sends, or a buyer on her way back from it, is never counted.
 */
const writes = (priority: number): CfnWebACL.RuleProperty => ({
  name: 'writes',
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: 120,
      evaluationWindowSec: 60,
      scopeDownStatement: {
        andStatement: {
          statements: [
            matches('STARTS_WITH', '/api/', { uriPath: {} }),
            ...['GET', 'HEAD'].map((method) => not(matches('EXACTLY', method, { method: {} }))),
            ...uncounted.map((path) => not(matches('EXACTLY', path, { uriPath: {} }))),
          ],
        },
      },
    },
  },
  visibilityConfig: visible('writes'),
});

const uncounted = operations
  .filter(({ endpoint }) => endpoint.raw && endpoint.auth === 'public')
  .map(({ endpoint }) => `/api${endpoint.route.split(' ')[1]}`);

/**
 * All but the sending of files: bytes of a PDF or a DOCX that look like an attack by chance would be refused, and the API
 * looks at them itself, behind its authorizers.
 */
const allButFiles = (): CfnWebACL.StatementProperty =>
  not({
    andStatement: {
      statements: [
        matches('EXACTLY', 'PUT', { method: {} }),
        {
          orStatement: {
            statements: filePaths.map((path) => matches('STARTS_WITH', path, { uriPath: {} })),
          },
        },
      ],
    },
  });

const filePaths = operations
  .filter(({ endpoint }) => endpoint.raw && endpoint.auth !== 'public')
  .map(({ endpoint }) => `/api${endpoint.route.split(' ')[1]?.split('{', 1)[0]}`);

const matches = (
  positionalConstraint: 'STARTS_WITH' | 'EXACTLY',
  searchString: string,
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch,
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const not = (statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty => ({
  notStatement: { statement },
});

const managed = (name: string, priority: number, onlyCounted: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      scopeDownStatement: allButFiles(),
      ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});
