/**
 * Requests the session and Today while the app's scripts load, so that `web/api.ts` can use the responses. While
 * `data-expects-session` is set, the page shows a skeleton instead of the login.
 */
function askEarly(): void {
  const page = document.documentElement;
  const expectsSession = localStorage.getItem('admin-signed-in') === 'true';
  const answers = new Map<string, Promise<Response>>();
  Object.assign(window, { earlyAnswers: answers });
  const ask = (path: string) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 8000);
    const answer = fetch(path, { method: 'GET', signal: controller.signal });
    answers.set(`GET ${path}`, answer);
    // The call that uses the response reports the failure.
    return answer.catch(() => undefined);
  };
  const show = (isExpected: boolean) => page.toggleAttribute('data-expects-session', isExpected);
  show(expectsSession);
  const session = ask('/api/admin/session');
  if (expectsSession) ask(today);
  session.then((answer) => {
    show(answer?.ok ?? false);
    if (!answer?.ok) answers.delete(`GET ${today}`);
    else if (!expectsSession) ask(today);
  });
}

const today = '/api/admin/today';

/** This runs in addition to `web/site/start/start.ts`. */
askEarly();
// Marks the login form if it's submitted before `login.tsx` has loaded, so that `login.tsx` can submit it.
document.addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  if (form.closest('#login')) form.dataset.submitted = '';
});
