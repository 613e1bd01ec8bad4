import type { Settings } from '../settings.ts';

export const secretsOf = ({ adminPassword, razorpay }: Settings) => ({
  admin: adminPassword,
  razorpay: JSON.stringify(razorpay),
  // The key never changes, so that links in earlier emails keep working. It doesn't need to be secret.
  links: JSON.stringify({ current: 'a link key for this machine only' }),
});

export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

interface LocalResources {
  tableName: string;
  dynamodb: string;
  secretsManager: string;
  razorpay: string;
  s3?: { endpoint: string; buckets: { files: string; media: string } };
  mail?: LocalMail;
}

interface LocalMail {
  ses: string;
  from: string;
  owner: string;
  site: string;
  configurationSet: string;
}

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
    ...(s3 && {
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      FILES_BUCKET: s3.buckets.files,
      MEDIA_BUCKET: s3.buckets.media,
    }),
    ...(mail && {
      AWS_ENDPOINT_URL_SESV2: mail.ses,
      MAIL_FROM: mail.from,
      MAIL_OWNER: mail.owner,
      MAIL_SITE: mail.site,
      MAIL_CONFIGURATION_SET: mail.configurationSet,
    }),
  });
}
