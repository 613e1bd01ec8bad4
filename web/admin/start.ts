import { askEarly } from './early-requests.ts';

/** Runs in addition to `web/site/start`. */
askEarly();
// `login.tsx` sends a form submitted before it loaded.
document.addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  if (form.closest('#login')) form.dataset.submitted = '';
});
