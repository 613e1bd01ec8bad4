import type { Settings } from '../settings.ts';

/** Secrets that the stand-in for Secrets Manager holds, by id. */
export const secretsOf = ({ adminPassword, razorpay }: Settings) => ({
  admin: adminPassword,
  razorpay: JSON.stringify(razorpay),
  // The same for each start, so that links in the mails of a data folder go on opening: it guards this machine alone.
  links: JSON.stringify({ current: 'a key of links for this machine alone' }),
});

/** The key that the Lambdas sign their calls with. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** The addresses and names by which the Lambdas of this process run against local stand-ins. */
export interface LocalResources {
  tableName: string;
  dynamodb: string;
  secretsManager: string;
  razorpay: string;
  /** The address of S3's API, and its bucket of files. */
  s3?: { endpoint: string; bucket: string };
  /** How mails are sent; none are without it. */
  mail?: LocalMail;
}

export interface LocalMail {
  /** The address of SES's API. */
  ses: string;
  from: string;
  /** The owner's address. */
  owner: string;
  /** Where links of mails lead. */
  site: string;
  configurationSet: string;
}

/**
 * Sets the environment that the Lambdas find. It must be set before the first one is loaded: the AWS clients
 * read it when they are made. No call can reach AWS, whatever this machine's own configuration says.
 */
export function setLambdaEnvironment({ mail, s3, ...resources }: LocalResources): void {
  for (const name of Object.keys(process.env).filter((name) => name.startsWith('AWS_')))
    delete process.env[name];
  Object.assign(process.env, {
    TABLE_NAME: resources.tableName,
    ADMIN_SECRET_ID: 'admin' satisfies keyof ReturnType<typeof secretsOf>,
    RAZORPAY_SECRET_ID: 'razorpay' satisfies keyof ReturnType<typeof secretsOf>,
    LINKS_SECRET_ID: 'links' satisfies keyof ReturnType<typeof secretsOf>,
    RAZORPAY_BASE_URL: resources.razorpay,
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    AWS_ENDPOINT_URL_DYNAMODB: resources.dynamodb,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: resources.secretsManager,
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    ...(s3 && { AWS_ENDPOINT_URL_S3: s3.endpoint, FILES_BUCKET: s3.bucket }),
    ...(mail && {
      AWS_ENDPOINT_URL_SESV2: mail.ses,
      MAIL_FROM: mail.from,
      MAIL_OWNER: mail.owner,
      MAIL_SITE: mail.site,
      MAIL_CONFIGURATION_SET: mail.configurationSet,
    }),
  });
}
