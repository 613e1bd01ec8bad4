import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { liveFiles } from '#shared/domain/work/entry-rules.ts';
import type { WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';

export type FileEntry = WorkEntry & { file: WorkFile };

/** Oldest first, excluding deleted files. */
export const filesOf = ({ work }: OwnOrder): FileEntry[] =>
  liveFiles(work?.entries ?? []).filter((entry): entry is FileEntry => entry.file !== undefined);
