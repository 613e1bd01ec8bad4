import { cleanValue } from '../text/clean.ts';

/**
 * Questions have the same key if they differ only in case, spaces, quotation marks, dashes, or a `.`, `?` or `!` at the
 * end.
 */
export const questionKey = (text: string): string =>
  cleanValue(text)
    .toLowerCase()
    .replace(/[‘’‛′ʼ`´]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/(?<=[\p{L}\p{M}\p{N}"')])[\s?.!]+$/u, '');
