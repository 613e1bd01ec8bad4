import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { samplePicture, resumeSamples as samples } from '../../content/resume-samples.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sample-viewer.module.css';

export function SampleViewer() {
  const [index, setIndex] = useState<number>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = index !== undefined;
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-sample]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setIndex(samples.findIndex(({ id }) => id === link.dataset.sample));
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  useEffect(() => {
    if (index !== undefined && dialog.current) dialog.current.scrollTop = 0;
  }, [index]);

  const move = useCallback(
    (by: 1 | -1) =>
      setIndex((now) => (now === undefined ? now : (now + by + samples.length) % samples.length)),
    [],
  );
  useEffect(() => {
    if (!isOpen) return;
    const moveByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    // This listens on the document, because clicking the picture moves focus out of the dialog.
    document.addEventListener('keydown', moveByKey);
    return () => document.removeEventListener('keydown', moveByKey);
  }, [isOpen, move]);
  const swipe = useSwipe(move);

  const sample = samples[index ?? -1];
  if (!sample) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Sample resumes"
      onClose={() => setIndex(undefined)}
    >
      <div className={styles.toolbar}>
        <p aria-live="polite">
          <b>{sample.role}</b>, {sample.band} years.{' '}
          <span className={styles.position}>
            {samples.indexOf(sample) + 1} of {samples.length}
          </span>
        </p>
        <Button kind="quiet" aria-label="Previous resume" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button kind="quiet" aria-label="Next resume" onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" />
        </Button>
        <Button kind="quiet" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <img
        key={sample.id}
        src={samplePicture(sample, 'large')}
        width="1240"
        height="1754"
        alt={`Resume of ${sample.person}: ${sample.shows}`}
        draggable={false}
        className={styles.page}
        {...swipe}
      />
    </dialog>
  );
}

/**
 * Calls `onSwipe` with 1 for the next picture and -1 for the previous one. The element's `touch-action` must leave
 * horizontal swipes to this code.
 */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger means the visitor is pinching to zoom.
      start.current = isPrimary ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { current: from } = start;
      start.current = undefined;
      // When the page is zoomed in, a swipe pans it.
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

const shortestSwipe = 48;
