/** Marks the document with the query of its address, for styles that have to know it before any other script. */
export function showQuery(): void {
  if (location.search) document.documentElement.dataset.query = location.search;
}
