import type { OwnOrder } from '#shared/domain/bought-work.ts';
import type { WorkEntry, WorkFile } from '#shared/domain/work-entry.ts';
import { liveFiles } from '#shared/domain/work-moves.ts';

/** An entry that has a file. */
export type FileEntry = WorkEntry & { file: WorkFile };

/** The files of an order that its buyer has handed in and not deleted, the first one first. */
export const filesOf = ({ work }: OwnOrder): FileEntry[] =>
  liveFiles(work?.entries ?? []).filter((entry): entry is FileEntry => entry.file !== undefined);

/** The address that a file or a draft of the open order is downloaded from. */
export const fileAddress = (entryId: string): string => `/api/order/files/${encodeURIComponent(entryId)}`;

/** A number of bytes for people: `120 KB`, `3.4 MB`. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${Number((bytes / 1_000_000).toFixed(1))} MB`;
