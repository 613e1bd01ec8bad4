import { documentInWords, finalDraft, type Work, workStateOf } from './work.ts';
import type { WorkEntry } from './work-entry.ts';

/**
 * The name under which the file of an entry is downloaded: nothing of what its sender called it. A final document is
 * `Cover-Letter.pdf`, any other draft of it `Cover-Letter-draft-2.pdf`. Files of a buyer are numbered in the order in
 * which they came.
 */
export function fileNameOf(
  work: Work,
  { id, kind, document = 'To be agreed', version, file }: WorkEntry,
): string {
  const type = file?.type ?? 'pdf';
  if (kind === 'draft') {
    const name = capitalised(documentInWords(document)).replaceAll(' ', '-');
    const isFinal = workStateOf(work).documents.some((each) => finalDraft(each)?.id === id);
    return `${name}${isFinal ? '' : `-draft-${version}`}.${type}`;
  }
  const number = work.entries
    .filter((each) => each.file && each.kind !== 'draft')
    .findIndex((each) => each.id === id);
  return `File-${number + 1}.${type}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
