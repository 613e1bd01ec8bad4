import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

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
        managed('AWSManagedRulesKnownBadInputsRuleSet', 1),
        // They would refuse the owner a list of questions above 8 KB, and everybody a question about `<script>`.
        // The API has limits of its own, and the pages write text as text.
        managed('AWSManagedRulesCommonRuleSet', 2, ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
      ],
    });
    new CfnOutput(this, this.arnOutput, { value: attrArn });
  }
}

const managed = (name: string, priority: number, onlyCounted: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
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
