import { uploadDraft } from '#shared/api/work.ts';
import { addFile } from '../lib/files/add-file.ts';
import { handle } from '../lib/http/handle.ts';
import { openedWorkOf } from '../lib/work/opened-work.ts';

export const handler = handle(uploadDraft, async ({ path: { id, fileId }, query, raw }) => {
  const { document, note } = query;
  await addFile(id, { id: fileId, kind: 'draft', document, text: note }, { bytes: raw.bytes, by: 'us' });
  return openedWorkOf(id);
});
