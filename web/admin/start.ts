import { askEarly } from './early-requests.ts';

/** This runs in addition to `web/site/start/start.ts`. */
askEarly();
// Marks the login form if it's submitted before `login.tsx` has loaded, so that `login.tsx` can submit it.
document.addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  if (form.closest('#login')) form.dataset.submitted = '';
});
