import { uploadDraft } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(uploadDraft, () => {
  throw new Error('NOT BUILT YET');
});
