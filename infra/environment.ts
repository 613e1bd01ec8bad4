import type { DrawnPath } from '#shared/pages.ts';
import type { LambdaDefinition } from './definitions.ts';
import { type SecretName, usesTable } from './grants.ts';

/** The distribution that keeps the pages: its id, and the file under which it keeps each drawn page. */
export interface KeptPages {
  distributionId: string;
  files: Record<DrawnPath, string>;
}

/** The settings of mails. */
export interface MailSettings {
  /** The sender's address. */
  from: string;
  /** The owner's address; missing where the deployment does not name it. */
  owner?: string | undefined;
  /** The origin of the links in mails, without a slash at the end. */
  site: string;
  /** The name of SES's configuration set. */
  configurationSet: string;
}

/**
 * The environment variables of a Lambda: its name, and what its grants name of the table, the secrets, the bucket of files,
 * the distribution and the settings of mails.
 */
export function environmentOf(
  { name, grants }: LambdaDefinition,
  resources: {
    tableName: string;
    secretIds: Record<SecretName, string>;
    filesBucket: string;
    pages?: KeptPages | undefined;
    mail?: MailSettings | undefined;
  },
): Record<string, string> {
  return {
    OPERATION: name,
    ...(usesTable(grants) && { TABLE_NAME: resources.tableName }),
    ...(grants.secrets?.includes('admin') && { ADMIN_SECRET_ID: resources.secretIds.admin }),
    ...(grants.secrets?.includes('razorpay') && { RAZORPAY_SECRET_ID: resources.secretIds.razorpay }),
    ...(grants.secrets?.includes('links') && { LINKS_SECRET_ID: resources.secretIds.links }),
    ...(grants.files && { FILES_BUCKET: resources.filesBucket }),
    ...(grants.invalidatesPages &&
      resources.pages && {
        DISTRIBUTION_ID: resources.pages.distributionId,
        DRAWN_FILES: JSON.stringify(resources.pages.files),
      }),
    ...(grants.mail && resources.mail && mailVariables(resources.mail)),
  };
}

const mailVariables = ({ from, owner, site, configurationSet }: MailSettings): Record<string, string> => ({
  MAIL_FROM: from,
  ...(owner && { MAIL_OWNER: owner }),
  MAIL_SITE: site,
  MAIL_CONFIGURATION_SET: configurationSet,
});
