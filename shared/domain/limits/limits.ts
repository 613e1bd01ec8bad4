/** The most that each field may hold, in characters unless said. Schemas and forms take the limits from here. */
// Each limit is an export, so that a page loads only the ones that it names.
import * as limits from './field-limits.ts';

export { limits };

/**
 * Rows of one page of an export. A Lambda may answer 6 MB, of JSON in JSON: a text of nothing but quotation marks
 * becomes eight times as long on its way, which makes 19 KB of the longest enquiry.
 */
export const exportedRows = 250;
