import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routeFor } from './routes.tsx';
import { Site } from './site.tsx';

// The pages' styles belong to the one sheet that every prerendered file carries in its head. The owner's desk
// brings its own, and so does everything that opens over a page: a reader does not wait for either.
import.meta.glob(
  [
    '../{forms,pages,site,ui}/**/*.module.css',
    '!../pages/home/reviews/dialog.module.css',
    '!../pages/resume/sample-viewer.module.css',
    '!../ui/dialog.module.css',
  ],
  { eager: true },
);

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);

const route = routeFor(location.pathname);
// With the page's own script at hand, everything starts to listen at once.
void route?.script
  .read()
  .catch(() => {})
  .then(() => {
    const root = document.getElementById('root');
    // Drawn at build time for this very path, or for its pattern: the elements that are there stay. In slices, so
    // that a tap in between is answered; React then hurries, and hears it itself.
    if (root?.dataset.path === route.path) startTransition(() => void hydrateRoot(root, site));
    else if (root) createRoot(root).render(site);
    document.dispatchEvent(new Event('listening'));
  });
