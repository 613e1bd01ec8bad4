/** Hides elements once their `data-until` time (ISO 8601) has passed, because a page can stay open for days. */
export function hideExpired(): void {
  const look = () => {
    for (const said of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const left = Date.parse(said.dataset.until ?? '') - Date.now();
      said.hidden = left <= 0;
      if (left > 0) setTimeout(look, left);
    }
  };
  // Timers pause while the device sleeps.
  for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, look);
}
