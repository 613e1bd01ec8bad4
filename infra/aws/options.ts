import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import { companySamples, sampleFields } from '#shared/domain/company/sample-fields.ts';

const matching = (pattern: RegExp, message: string) => z.string(message).check(z.regex(pattern, message));

const domain = () =>
  matching(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a domain name');

const emailAddress = () => matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address');

// Every value comes from the command line as text.
const wholeNumber = (message: string, fits: (value: number) => boolean) =>
  z.coerce.number(message).check(z.refine((value) => Number.isInteger(value) && fits(value), message));

const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
  z.transform((value) => String(value) === 'true'),
);

/** The operator's choices per deployment, as CDK context: `cdk deploy --all -c stage=dev`. */
const Options = z.object({
  /** The name in the stacks' names and tags, by which one account can hold several stages. */
  stage: z._default(
    matching(/^[a-z][a-z0-9-]{0,19}$/, 'must be 1 to 20 of a-z, 0-9 and -, a letter first'),
    'prod',
  ),
  /** A stage for trials: it is torn down with its data, and has no alarms. */
  throwaway: z._default(yesOrNo, false),
  /** The site's own domain, which needs the certificate. Without it, the site has CloudFront's name. */
  domainName: z.optional(domain()),
  certificateArn: z.optional(
    matching(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be the ARN of a certificate in us-east-1, where CloudFront looks',
    ),
  ),
  /** A firewall in front of the site, about 8 dollars a month. A kept stage with its own domain has it by default. */
  waf: z.optional(yesOrNo),
  /** The address for alarms and the budget. */
  alarmEmail: z.optional(emailAddress()),
  /** The domain from which mails come. It needs the site's own domain, to which their links lead. Without it no mail is sent. */
  mailDomain: z.optional(domain()),
  /** The address for the owner's mails, such as new enquiries and the day's digest. It needs the domain of mails. */
  ownerEmail: z.optional(emailAddress()),
  /** Dollars a month; at four fifths of them a message goes out like an alarm. With 0 there is no budget. */
  monthlyBudget: z._default(
    wholeNumber('must be a whole number of dollars', (dollars) => dollars >= 0),
    20,
  ),
  /** Days for which the logs of Lambdas and of access are kept. */
  logRetentionDays: z._default(
    wholeNumber('must be a number of days that CloudWatch Logs offers', (days) => days in RetentionDays),
    365,
  ),
  /**
   * The version of the origin secret that CloudFront shows the API. To rotate, add the next version to the secret, then
   * deploy with its number: the API takes both before CloudFront changes over, so no request fails.
   */
  originSecretVersion: z._default(
    wholeNumber('must be a whole number from 1', (version) => version >= 1),
    1,
  ),
  /** The name of a restored table, which is used in place of the stack's own. The stack's own table stays as it is. */
  restoredTable: z.optional(matching(/^[\w.-]{3,255}$/, 'must be the name of a table')),
  /** The target of the deployment. An emulator gets what it can run: the data and the Lambdas. */
  target: z._default(z.enum(['aws', 'emulator'], 'must be aws or emulator'), 'aws'),
});
export type Options = z.output<typeof Options> & { waf: boolean };

/**
 * Reads the options from the app's context. Throws a sentence about wrong values, and about a region in which some stacks
 * would fail after others are deployed. The CDK's command line sets the region.
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
      `The region ${region} has no function URLs, by which pages are drawn: deploy to another, such as ap-south-1.`,
    );
  return { ...data, waf: data.waf ?? (!data.throwaway && data.domainName !== undefined) };
}

// Lambda's guide lists these regions. Three of them also lack AWS::Budgets::Budget.
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
  ...(mailDomain && !domainName ? ['mailDomain needs domainName, where the links in mails lead'] : []),
  ...(ownerEmail && !mailDomain ? ['ownerEmail needs mailDomain, without which no mail is sent'] : []),
];

/**
 * Refuses a stage that keeps its data while the company's file has samples, because visitors would read an invented name
 * and complain to an invented officer. The sentence names each field.
 */
export function refuseSampleBrand({ throwaway }: Pick<Options, 'throwaway'>, company?: object): void {
  const samples = company ? sampleFields(company) : companySamples();
  if (throwaway || samples.length === 0) return;
  throw new RefusedInput(
    `A stage that keeps its data cannot be deployed while shared/brand.ts has samples in ${samples.join(', ')}: put the company’s own values there, or try the site out with -c throwaway=true.`,
  );
}

/** An input that cannot be deployed. The operator reads the message, without a stack trace. */
export class RefusedInput extends Error {
  override name = 'RefusedInput';
}
