import { uploadOwnFile } from '#shared/api/own-order.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(uploadOwnFile, () => {
  throw new Error('NOT BUILT YET');
});
