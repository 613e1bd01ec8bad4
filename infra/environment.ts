import type { DrawnPath } from '#shared/pages.ts';
import type { LambdaDefinition } from './definitions.ts';
import { type SecretName, usesTable } from './grants.ts';

/** What the pages are kept by: the distribution's id, and the file at the edge that each drawn page is kept as. */
export interface KeptPages {
  distributionId: string;
  files: Record<DrawnPath, string>;
}

/** What mails are sent with. */
export interface MailSettings {
  /** The address that they come from. */
  from: string;
  /** The address of the owner's own; none where nobody has named it. */
  owner?: string | undefined;
  /** The origin of the links in them, without a slash at its end. */
  site: string;
  /** SES's configuration set, by its name. */
  configurationSet: string;
}

/**
 * The variables that a Lambda reads: its name, and what it is granted, the table, the secrets by ARN, the bucket of
 * files, the distribution that keeps the pages and what mails are sent with, where there are such.
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
