import { bytesOf, type FileRow, mostRowBytes } from './question-file.ts';

/** The rows in their order, in parts that one request can carry. */
export function batchesOf(rows: readonly FileRow[]): FileRow[][] {
  const batches: FileRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    // With the comma behind it.
    const size = bytesOf(row.row) + 1;
    const last = batches.at(-1);
    if (last && bytes + size <= mostRowBytes && last.length < mostRows) {
      last.push(row);
      bytes += size;
    } else {
      batches.push([row]);
      bytes = size;
    }
  }
  return batches;
}

// More than the server takes would be refused, and fewer make the progress easier to see.
const mostRows = 250;
