/** Saves a text or a file in the browser's downloads; a text is CSV unless `type` says otherwise. */
export function download(fileName: string, content: string | Blob, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = fileName;
  link.click();
  // An iPhone asks before it saves, and reads the address only then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
