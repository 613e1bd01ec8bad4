/** The origin of the site, to which links lead, without a slash at the end; empty where the stage does not know it. */
export const siteOrigin = (): string => process.env.MAIL_SITE ?? '';
