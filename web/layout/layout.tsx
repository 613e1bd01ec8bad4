import { type PointerEvent, type ReactNode, useRef } from 'react';
import { routeFor } from '../site/routes.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { useArrival } from './use-arrival.ts';

/** What stands around every page: skip link, header, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={styles.page} onPointerOver={readAhead} onPointerDown={readAhead}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** Asks for a page's script when a pointer reaches a link to it: usually it is here before the click is. */
function readAhead({ target }: PointerEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin) return;
  // A failure here is no news: whoever follows the link is told then.
  routeFor(link.pathname)
    ?.script.read()
    .catch(() => {});
}
