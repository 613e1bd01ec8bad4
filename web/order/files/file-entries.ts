import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';
import { liveFiles } from '#shared/domain/work/work-moves.ts';

/** An entry that has a file. */
export type FileEntry = WorkEntry & { file: WorkFile };

/** The files of an order that its buyer has handed in and not deleted, the first one first. */
export const filesOf = ({ work }: OwnOrder): FileEntry[] =>
  liveFiles(work?.entries ?? []).filter((entry): entry is FileEntry => entry.file !== undefined);
