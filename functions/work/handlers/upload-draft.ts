import { uploadDraft } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { addFile } from '../files.ts';
import { workSheetOf } from '../read-order.ts';

export const handler = handle(uploadDraft, async ({ path: { id, fileId }, query, raw }) => {
  const { document, note } = query;
  await addFile(id, { id: fileId, kind: 'draft', document, text: note }, { ...raw, by: 'us' });
  return workSheetOf(id);
});
