import { cleanValue } from '../text/clean.ts';

/**
 * What makes two texts the same question or the same answer, however they are typed: case, spaces, the shape of quotation
 * marks and dashes, and the last full stop or question mark don't count.
 */
export const questionKey = (text: string): string =>
  cleanValue(text)
    .toLowerCase()
    .replace(/[‘’‛′ʼ`´]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/(?<=[\p{L}\p{M}\p{N}"')])[\s?.!]+$/u, '');
