import { uploadDraft } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { addFile } from '../files.ts';
import { workDetailOf } from '../read-order.ts';

export const handler = handle(uploadDraft, async ({ path: { id, fileId }, query, raw }) => {
  const { document, version, note } = query;
  const draft = {
    id: fileId,
    kind: 'draft',
    document,
    text: note,
    ...(version && { version: Number(version) }),
  } as const;
  await addFile(id, draft, { ...raw, by: 'us' });
  return workDetailOf(id);
});
