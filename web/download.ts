export function download(fileName: string, content: string | Blob, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = fileName;
  link.click();
  // iPhones read the URL only after the user has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
