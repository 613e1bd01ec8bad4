/**
 * Takes back what a page says of its own day (`data-until`, a time in ISO 8601) once that is over: a page may stay open,
 * or be shown again, for longer than any cache keeps it.
 */
export function keepToday(): void {
  const takeBack = () => {
    for (const said of document.querySelectorAll<HTMLElement>('[data-until]'))
      said.hidden = Date.now() >= Date.parse(said.dataset.until ?? '');
  };
  for (const sight of ['pageshow', 'visibilitychange']) addEventListener(sight, takeBack);
}
