import type { WorkEntry } from './work-entry.ts';

type Named = Pick<WorkEntry, 'id' | 'kind' | 'document' | 'version' | 'file'>;

/**
 * The name under which the file of an entry is downloaded, such as `Cover-Letter-draft-2.pdf`: nothing of what its
 * sender called it. Files of a buyer are numbered in the order in which they came.
 */
export function fileNameOf(entries: readonly Named[], { id, kind, document, version, file }: Named): string {
  const type = file?.type ?? 'pdf';
  if (kind === 'draft') return `${document?.replaceAll(' ', '-')}-draft-${version}.${type}`;
  const number = entries
    .filter((each) => each.file && each.kind !== 'draft')
    .findIndex((each) => each.id === id);
  return `File-${number + 1}.${type}`;
}
