import { ChevronDown } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { certificationIds, certificationName } from '../content/certifications.ts';
import styles from './certifications-menu.module.css';
import { isWideViewport } from './wide-viewport.ts';

/**
 * The nine certifications behind one button. On a wide screen a mouse opens the list by resting on it, and a
 * click keeps it open; everywhere a click, Enter or Space opens and closes it, and Escape closes it.
 */
export function CertificationsMenu({ onFollow }: { onFollow: () => void }) {
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const menu = useRef<HTMLDivElement>(null);
  const isOpen = state !== 'closed';
  const close = () => setState('closed');

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setState('closed');
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the list, the next one the sheet around it.
      event.preventDefault();
      if (menu.current?.contains(document.activeElement)) menu.current.querySelector('button')?.focus();
      setState('closed');
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const hover = (next: 'closed' | 'hovered') => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isWideViewport()) return;
    setState((now) => (now === 'open' ? now : next));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does all of it by keyboard.
    <div
      ref={menu}
      className={styles.menu}
      onPointerEnter={hover('hovered')}
      onPointerLeave={hover('closed')}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isWideViewport() && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls="certifications-menu"
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        Certifications
        <ChevronDown aria-hidden="true" size={16} className={styles.chevron} />
      </button>
      <ul id="certifications-menu" className={styles.list} data-open={isOpen}>
        {certificationIds.map((id) => (
          <li key={id}>
            <NavLink
              to={`/certifications/${id}`}
              className={styles.link}
              onClick={() => {
                close();
                onFollow();
              }}
            >
              {certificationName(id)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
