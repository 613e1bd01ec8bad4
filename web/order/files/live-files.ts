import type { OwnOrder } from '#shared/domain/bought-work.ts';
import type { WorkEntry, WorkFile } from '#shared/domain/work-entry.ts';

/** An entry that has a file. */
export type FileEntry = WorkEntry & { file: WorkFile };

/** The files that a buyer has handed in and not deleted, the first one first. */
export const liveFiles = ({ work }: OwnOrder): FileEntry[] =>
  (work?.entries ?? []).filter(
    (entry): entry is FileEntry =>
      entry.by === 'buyer' && entry.kind !== 'draft' && entry.file !== undefined && !entry.file.isGone,
  );

/** The address that a file or a draft of the open order is downloaded from. */
export const fileAddress = (entryId: string): string => `/api/order/files/${encodeURIComponent(entryId)}`;

/** A number of bytes for people: `120 KB`, `3.4 MB`. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${Number((bytes / 1_000_000).toFixed(1))} MB`;
