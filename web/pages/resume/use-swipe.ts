import { type PointerEvent, useRef } from 'react';

/**
 * Handlers for an element that a finger swipes sideways: 1 to the next, -1 to the one before. The element's
 * `touch-action` must leave sideways movement to the page.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger zooms.
      start.current = isPrimary ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { current: from } = start;
      start.current = undefined;
      // Enlarged, the finger moves the picture.
      if (!from || (window.visualViewport?.scale ?? 1) > 1.05) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= shortestSwipe && Math.abs(across) > 2 * Math.abs(down))
        onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

/** Pixels. */
const shortestSwipe = 48;
