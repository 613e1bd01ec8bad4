import type { RenderedPath } from '#shared/pages.ts';
import type { LambdaDefinition } from './definitions.ts';
import { type SecretName, usesTable } from './grants.ts';

export interface CachedPages {
  distributionId: string;
  files: Record<RenderedPath, string>;
}

export interface MailSettings {
  from: string;
  owner?: string | undefined;
  /** The origin of links in emails, without a trailing slash. */
  site: string;
  configurationSet: string;
}

export function environmentOf(
  { name, grants }: LambdaDefinition,
  resources: {
    tableName: string;
    secretIds: Record<SecretName, string>;
    filesBucket: string;
    mediaBucket: string;
    pages?: CachedPages | undefined;
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
    ...(grants.portraits && { MEDIA_BUCKET: resources.mediaBucket }),
    ...(grants.invalidatesPages &&
      resources.pages && {
        DISTRIBUTION_ID: resources.pages.distributionId,
        RENDERED_FILES: JSON.stringify(resources.pages.files),
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
