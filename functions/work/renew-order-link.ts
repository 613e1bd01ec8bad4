import { renewOrderLink } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(renewOrderLink, () => {
  throw new Error('NOT BUILT YET');
});
