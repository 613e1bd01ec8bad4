import { cleanValue } from '../text/clean.ts';

/** Equal for texts that differ only in case, spaces, quotation marks, dashes or the last full stop or question mark. */
export const questionKey = (text: string): string =>
  cleanValue(text)
    .toLowerCase()
    .replace(/[‘’‛′ʼ`´]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/(?<=[\p{L}\p{M}\p{N}"')])[\s?.!]+$/u, '');
