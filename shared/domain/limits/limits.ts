/**
 * Maximum lengths are in characters unless stated otherwise. Each group is a separate export, so that a page loads only
 * the ones it uses.
 */
import * as limits from './field-limits.ts';

export { limits };

/**
 * Rows per page of an export. A Lambda's response can be up to 6 MB. It's JSON inside JSON, where a quotation mark can
 * take eight bytes, so an enquiry can take up to 19 KB.
 */
export const exportedRows = 250;
