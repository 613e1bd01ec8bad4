import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import { companySamples, sampleFields } from '#shared/domain/company/sample-fields.ts';

const matching = (pattern: RegExp, message: string) => z.string(message).check(z.regex(pattern, message));

const domain = () =>
  matching(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a domain name');

const emailAddress = () => matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address');

const wholeNumber = (message: string, fits: (value: number) => boolean) =>
  z.coerce.number(message).check(z.refine((value) => Number.isInteger(value) && fits(value), message));

const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
  z.transform((value) => String(value) === 'true'),
);

/** CDK context values, as in `cdk deploy --all -c stage=dev`. */
const Options = z.object({
  stage: z._default(
    matching(/^[a-z][a-z0-9-]{0,19}$/, 'must be 1 to 20 characters (a-z, 0-9 and -), starting with a letter'),
    'prod',
  ),
  /** A test stage has no alarms, and is deleted along with its data. */
  throwaway: z._default(yesOrNo, false),
  /** Requires `certificateArn`. Without a domain, the site uses CloudFront's host name. */
  domainName: z.optional(domain()),
  certificateArn: z.optional(
    matching(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be the ARN of a certificate in us-east-1, because CloudFront needs it there',
    ),
  ),
  /** Costs about 8 dollars a month. A permanent stage with its own domain has a firewall by default. */
  waf: z.optional(yesOrNo),
  alarmEmail: z.optional(emailAddress()),
  /** Requires `domainName`, because emails link to it. Without a mail domain, no emails are sent. */
  mailDomain: z.optional(domain()),
  /** Receives the owner's emails, such as new enquiries and the daily digest. Requires `mailDomain`. */
  ownerEmail: z.optional(emailAddress()),
  /** In US dollars. 0 means no budget. */
  monthlyBudget: z._default(
    wholeNumber('must be a whole number of dollars', (dollars) => dollars >= 0),
    20,
  ),
  logRetentionDays: z._default(
    wholeNumber('must be a number of days that CloudWatch Logs supports', (days) => days in RetentionDays),
    365,
  ),
  /**
   * To rotate the origin secret, add the next version to it, then deploy with that version number. The API accepts both
   * versions before CloudFront switches to the new one.
   */
  originSecretVersion: z._default(
    wholeNumber('must be a whole number of at least 1', (version) => version >= 1),
    1,
  ),
  /** The name of a table to use instead of the stack's own, which is kept. */
  restoredTable: z.optional(matching(/^[\w.-]{3,255}$/, 'must be the name of a table')),
  /** An emulator gets no distribution, firewall, alarms or budget. */
  target: z._default(z.enum(['aws', 'emulator'], 'must be aws or emulator'), 'aws'),
});
export type Options = z.output<typeof Options> & { waf: boolean };

/**
 * Throws if a value is invalid or the region lacks function URLs. Otherwise, some stacks would fail only after others
 * had been deployed. The CDK sets the region.
 */
export function readOptions(app: Construct, region = process.env.CDK_DEFAULT_REGION): Options {
  const given = Object.keys(Options.shape).map((name) => [name, app.node.tryGetContext(name)]);
  const { data, error } = Options.safeParse(Object.fromEntries(given));
  const faults = data
    ? pairFaults(data)
    : error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!data || faults.length > 0) throw new RefusedInput(`The context is invalid: ${faults.join('; ')}.`);
  if (data.target === 'aws' && withoutFunctionUrls.has(region))
    throw new RefusedInput(
      `The region ${region} doesn’t support function URLs, which the site needs to render its pages. Deploy to another region, such as ap-south-1.`,
    );
  return { ...data, waf: data.waf ?? (!data.throwaway && data.domainName !== undefined) };
}

// From the Lambda developer guide. Three of these regions also lack AWS::Budgets::Budget.
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
  ...(mailDomain && !domainName ? ['mailDomain needs domainName, because emails link to it'] : []),
  ...(ownerEmail && !mailDomain
    ? ['ownerEmail needs mailDomain, because no emails are sent without it']
    : []),
];

/**
 * Without this check, a permanent stage could show the fictional sample company. The message lists the fields to
 * change.
 */
export function refuseSampleBrand({ throwaway }: Pick<Options, 'throwaway'>, company?: object): void {
  const samples = company ? sampleFields(company) : companySamples();
  if (throwaway || samples.length === 0) return;
  throw new RefusedInput(
    `A stage that keeps its data can’t be deployed while shared/brand.ts has sample values in ${samples.join(', ')}. Enter the company’s own values, or try out the site with -c throwaway=true.`,
  );
}

export class RefusedInput extends Error {
  override name = 'RefusedInput';
}
