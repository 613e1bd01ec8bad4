/** Calls when a place comes near the screen or somebody touches anything at all. Returns how to stop. */
export function whenNear(place: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) then();
    },
    { rootMargin: '100%' },
  );
  observer.observe(place);
  const touches = ['pointerdown', 'keydown', 'input'];
  for (const touch of touches) document.addEventListener(touch, then);
  return () => {
    observer.disconnect();
    for (const touch of touches) document.removeEventListener(touch, then);
  };
}
