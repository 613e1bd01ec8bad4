import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import { companySamples, sampleFields } from '#shared/domain/company/sample-fields.ts';

const matching = (pattern: RegExp, message: string) => z.string(message).check(z.regex(pattern, message));

const domain = () =>
  matching(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a domain name');

const emailAddress = () => matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address');

// Command-line values are text.
const wholeNumber = (message: string, fits: (value: number) => boolean) =>
  z.coerce.number(message).check(z.refine((value) => Number.isInteger(value) && fits(value), message));

const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
  z.transform((value) => String(value) === 'true'),
);

/** CDK context: `cdk deploy --all -c stage=dev`. */
const Options = z.object({
  /** In the stacks' names and tags, so that an account can have several stages. */
  stage: z._default(
    matching(/^[a-z][a-z0-9-]{0,19}$/, 'must be 1 to 20 of a-z, 0-9 and -, a letter first'),
    'prod',
  ),
  /** A test stage: deleted with its data, without alarms. */
  throwaway: z._default(yesOrNo, false),
  /** Needs the certificate. Without a domain, the site has CloudFront's name. */
  domainName: z.optional(domain()),
  certificateArn: z.optional(
    matching(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be the ARN of a certificate in us-east-1, where CloudFront looks',
    ),
  ),
  /** About 8 dollars a month. A permanent stage with its own domain has it by default. */
  waf: z.optional(yesOrNo),
  /** For alarms and the budget. */
  alarmEmail: z.optional(emailAddress()),
  /** Needs the site's own domain, which links in emails lead to. Without it no email is sent. */
  mailDomain: z.optional(domain()),
  /** For the owner's emails, such as new enquiries and the daily digest. Needs `mailDomain`. */
  ownerEmail: z.optional(emailAddress()),
  /** Dollars a month; the alarm comes at four fifths. 0 means no budget. */
  monthlyBudget: z._default(
    wholeNumber('must be a whole number of dollars', (dollars) => dollars >= 0),
    20,
  ),
  /** Of Lambdas and API access. */
  logRetentionDays: z._default(
    wholeNumber('must be a number of days that CloudWatch Logs offers', (days) => days in RetentionDays),
    365,
  ),
  /**
   * To rotate, add the next version to the secret, then deploy with its number: the API accepts both before
   * CloudFront changes over.
   */
  originSecretVersion: z._default(
    wholeNumber('must be a whole number from 1', (version) => version >= 1),
    1,
  ),
  /** Used instead of the stack's own table, which stays. */
  restoredTable: z.optional(matching(/^[\w.-]{3,255}$/, 'must be the name of a table')),
  /** An emulator gets only the data and the Lambdas. */
  target: z._default(z.enum(['aws', 'emulator'], 'must be aws or emulator'), 'aws'),
});
export type Options = z.output<typeof Options> & { waf: boolean };

/**
 * Throws a message about wrong values, and about regions where some stacks would fail after others are deployed. The
 * CDK sets the region.
 */
export function readOptions(app: Construct, region = process.env.CDK_DEFAULT_REGION): Options {
  const given = Object.keys(Options.shape).map((name) => [name, app.node.tryGetContext(name)]);
  const { data, error } = Options.safeParse(Object.fromEntries(given));
  const faults = data
    ? pairFaults(data)
    : error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!data || faults.length > 0) throw new RefusedInput(`The context is not usable: ${faults.join('; ')}.`);
  if (data.target === 'aws' && withoutFunctionUrls.has(region))
    throw new RefusedInput(
      `The region ${region} has no function URLs, which render the pages. Deploy to another, such as ap-south-1.`,
    );
  return { ...data, waf: data.waf ?? (!data.throwaway && data.domainName !== undefined) };
}

// From Lambda's guide. Three of them also lack AWS::Budgets::Budget.
const withoutFunctionUrls: ReadonlySet<string | undefined> = new Set([
  'ap-east-2',
  'ap-south-2',
  'ap-southeast-4',
  'ap-southeast-5',
  'ap-southeast-6',
  'ap-southeast-7',
  'ca-west-1',
  'eu-central-2',
  'eu-south-2',
  'il-central-1',
  'me-central-1',
]);

const pairFaults = ({
  domainName,
  certificateArn,
  mailDomain,
  ownerEmail,
}: z.output<typeof Options>): string[] => [
  ...(Boolean(domainName) === Boolean(certificateArn)
    ? []
    : ['domainName and certificateArn must be given together']),
  ...(mailDomain && !domainName ? ['mailDomain needs domainName, which links in emails lead to'] : []),
  ...(ownerEmail && !mailDomain ? ['ownerEmail needs mailDomain, without which no email is sent'] : []),
];

/**
 * Refuses a permanent stage with samples, which would show an invented name and complaints officer. The message names
 * each field.
 */
export function refuseSampleBrand({ throwaway }: Pick<Options, 'throwaway'>, company?: object): void {
  const samples = company ? sampleFields(company) : companySamples();
  if (throwaway || samples.length === 0) return;
  throw new RefusedInput(
    `A stage that keeps its data can’t be deployed while shared/brand.ts has samples in ${samples.join(', ')}. Enter the company’s own values, or try the site with -c throwaway=true.`,
  );
}

/** The operator sees the message without a stack trace. */
export class RefusedInput extends Error {
  override name = 'RefusedInput';
}
