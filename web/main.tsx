import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routeFor } from './routes.tsx';
import { Site } from './site.tsx';

// The pages' styles belong to the one sheet that every prerendered file carries in its head. The owner's desk
// keeps its own, for it is nobody else's.
import.meta.glob('./{forms,loading,pages,payments,ui}/**/*.module.css', { eager: true });

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);

const root = document.getElementById('root');
if (root) {
  // Drawn at build time for this very path, or for its pattern: the elements that are there are taken over.
  if (root.dataset.path === routeFor(location.pathname)?.path) hydrateRoot(root, site);
  else createRoot(root).render(site);
}
