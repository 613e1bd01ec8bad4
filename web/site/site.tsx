import type { PointerEvent } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { RoutePage } from './loading/route-page.tsx';
import { routeFor, routes } from './routes.tsx';
import '../styles/site.css';

/** The whole site: the layout around whichever page the address names. */
export const Site = () => (
  <Layout onPointer={readAhead}>
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutePage key={route.path} route={route} />} />
      ))}
    </Routes>
  </Layout>
);

/** Asks for a page's script when a pointer reaches a link to it: usually it is here before the click is. */
function readAhead({ target }: PointerEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin) return;
  // A failure says nothing here: it is shown when the link is followed.
  routeFor(link.pathname)
    ?.script.read()
    .catch(() => {});
}
