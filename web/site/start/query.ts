/** Makes the query available to CSS before other scripts run. */
export function showQuery(): void {
  if (location.search) document.documentElement.dataset.query = location.search;
}
