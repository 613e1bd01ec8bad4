import { getWorkFile } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { fileOfEntry } from '../files.ts';

export const handler = handle(getWorkFile, ({ path }) => fileOfEntry(path.id, path.fileId, 'us'));
