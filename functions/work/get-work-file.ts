import { getWorkFile } from '#shared/api/work.ts';
import { linkToEntry } from '../lib/files/link-to-entry.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getWorkFile, ({ path }) => linkToEntry(path.id, path.fileId, 'us'));
