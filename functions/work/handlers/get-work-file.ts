import { getWorkFile } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkToEntry } from '../files.ts';

export const handler = handle(getWorkFile, ({ path }) => linkToEntry(path.id, path.fileId, 'us'));
