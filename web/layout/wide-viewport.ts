/** Whether the navigation is a row. Up to 992 px it is a sheet, and its dropdown opens on click alone. */
export const isWideViewport = (): boolean => query().matches;

/** Calls back when the navigation turns from row to sheet or back. Returns how to stop. */
export function onWideViewportChange(onChange: () => void): () => void {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const query = () => matchMedia('(min-width: 993px)');
