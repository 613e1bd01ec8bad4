import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import { RefusedInput } from './refused-input.ts';

const counted = 'must be a whole number from 1';
const offered = 'must be a number of days that CloudWatch Logs offers';

/** What an operator chooses per deployment, as CDK context: `cdk deploy --all -c stage=dev`. */
const Options = z.object({
  /** Names the stacks and tags what is in them, so that several stages live in one account. */
  stage: z._default(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/, 'must be 1 to 20 of a-z, 0-9 and -, a letter first')),
    'prod',
  ),
  /**
   * Which value of the origin secret CloudFront shows the API. To rotate, put the next one beside it, then
   * deploy with its number: the API takes both before CloudFront changes over, so no request fails.
   */
  originSecretVersion: z._default(
    z.coerce.number(counted).check(z.refine((version) => Number.isInteger(version) && version >= 1, counted)),
    1,
  ),
  /** Days that Lambda and access logs are kept. The command line hands every value over as text. */
  logRetentionDays: z._default(
    z.coerce.number(offered).check(z.refine((days) => days in RetentionDays, offered)),
    90,
  ),
});
export type Options = z.output<typeof Options>;

/** Reads the options from the app's context; refuses in one sentence what is not one of their values. */
export function readOptions(app: Construct): Options {
  const given = Object.keys(Options.shape).map((name) => [name, app.node.tryGetContext(name)]);
  const { data, error } = Options.safeParse(Object.fromEntries(given));
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new RefusedInput(`The context is not usable: ${faults.join('; ')}.`);
}
