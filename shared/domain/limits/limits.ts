/** Maximum lengths, by default in characters. Each is an export, so that a page loads only those it uses. */
import * as limits from './field-limits.ts';

export { limits };

/**
 * Rows per page of an export. A Lambda can return 6 MB of JSON in JSON, in which quotation marks become eight times
 * as long: up to 19 KB per enquiry.
 */
export const exportedRows = 250;
