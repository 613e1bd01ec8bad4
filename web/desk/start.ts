import { askEarly } from './ask-early.ts';

/** The script that /admin has beside every page's own (`web/site/start`). */
askEarly();
// `login.tsx` sends the form that was submitted before it was there.
document.addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  if (form.closest('#login')) form.dataset.submitted = '';
});
