import type { Settings } from '../settings.ts';

/** The secrets of the simulated Secrets Manager, by id. */
export const secretsOf = ({ adminPassword, razorpay }: Settings) => ({
  admin: adminPassword,
  razorpay: JSON.stringify(razorpay),
  // Each start has the same key, so that links in earlier mails of a data folder still work. It protects nothing but this machine.
  links: JSON.stringify({ current: 'a key of links for this machine alone' }),
});

/** The key by which the Lambdas sign their calls. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** The addresses and names of the local stand-ins that the Lambdas of this process use. */
interface LocalResources {
  tableName: string;
  dynamodb: string;
  secretsManager: string;
  razorpay: string;
  /** The address of S3's API, and the name of the bucket of files. */
  s3?: { endpoint: string; bucket: string };
  /** The settings of mails; without them no mail is sent. */
  mail?: LocalMail;
}

interface LocalMail {
  /** The address of SES's API. */
  ses: string;
  from: string;
  /** The owner's address. */
  owner: string;
  /** The origin of the links in mails. */
  site: string;
  configurationSet: string;
}

/**
 * Sets the environment of the Lambdas. It must be set before the first Lambda is loaded, as the AWS clients read it when they
 * are made. No call can reach AWS, whatever this machine's own configuration says.
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
