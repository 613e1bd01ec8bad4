/**
 * Takes back what a page says of its own day (`data-until`, a time in ISO 8601) once that is over: a page may stay open,
 * or be shown again, for longer than any cache keeps it.
 */
export function keepToday(): void {
  const look = () => {
    for (const said of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const left = Date.parse(said.dataset.until ?? '') - Date.now();
      said.hidden = left <= 0;
      if (left > 0) setTimeout(look, left);
    }
  };
  // A timer may sleep with the device.
  for (const sight of ['pageshow', 'visibilitychange']) addEventListener(sight, look);
}
