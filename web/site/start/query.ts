export function showQuery(): void {
  if (location.search) document.documentElement.dataset.query = location.search;
}
