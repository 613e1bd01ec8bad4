import { act, cleanup, render, waitFor, type within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { AdminPage } from '#web/desk/admin.tsx';
import { OrderPage } from '#web/order/page.tsx';
import { keepChoice } from '#web/pages/resume/choice.ts';
import { keepToday } from '#web/pages/resume/today.ts';
import { keepCommands } from '#web/site/start/commands.ts';
import { keepMenu } from '#web/site/start/menu.ts';
import { showOwner } from '#web/site/start/owner.ts';
import { rememberTexts } from '#web/site/start/texts.ts';
import { wake } from '#web/site/wake.tsx';
import { goTo } from '#web/ui/go-to.ts';
import { documentAt } from './drawn-page.ts';

rememberTexts();
showOwner();
keepMenu();
keepToday();
keepCommands();

// The roots of islands stay until the page is left, and listen to the whole document meanwhile.
const client: typeof import('react-dom/client') = jest.requireActual('react-dom/client');
const { hydrateRoot } = client;
const roots: Root[] = [];
jest.spyOn(client, 'hydrateRoot').mockImplementation((...island) => {
  const root = hydrateRoot(...island);
  roots.push(root);
  return root;
});

afterEach(() => {
  // The roots are unmounted before their elements are removed.
  cleanup();
  leavePage();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});

/**
 * Opens a page as its drawing makes it, with what the scripted API answers its reads, and wakes every island as a
 * touch would. Returns the person's hands.
 */
export async function visit(address: string): Promise<UserEvent> {
  await visitAsleep(address);
  const desk = document.getElementById('desk');
  if (desk)
    await act(async () =>
      render(
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <BrowserRouter>
            <AdminPage />
          </BrowserRouter>
        </SWRConfig>,
        { container: desk },
      ),
    );
  const order = document.getElementById('order');
  if (order) await act(async () => render(<OrderPage />, { container: order }));
  await wakeIslands();
  return handsOf();
}

/** Opens a page without waking its islands. */
export async function visitAsleep(address: string): Promise<void> {
  leavePage();
  const page = await documentAt(address);
  window.history.replaceState(null, '', address);
  // It looks at everything that is parsed, until all is.
  const { addEventListener } = document;
  document.addEventListener = (...listener: [string, EventListener]) => {
    ownListeners.push(listener);
    addEventListener.apply(document, listener);
  };
  keepChoice();
  document.addEventListener = addEventListener;
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  // A rule of style hides on `/payment-success` what stands there without an order; tests have no styles.
  if (/[?&]order=/.test(address)) document.querySelector('.thanks')?.remove();
  await null;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

/** What the script of the page alone listens for. */
const ownListeners: [string, EventListener][] = [];

/** Wakes the islands that are asleep. */
export async function wakeIslands(): Promise<void> {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) {
    island.dataset.awake = 'true';
    let isAwake = false;
    void wake(island).then(() => {
      isAwake = true;
    });
    // Its script is read, and then React hands over its work at the end of each `act`.
    for (let turn = 0; turn < 50 && !isAwake; turn++) await act(async () => {});
    if (!isAwake) throw new Error(`${island.dataset.island} did not wake.`);
  }
}

/** Replaces every text of the page as Chrome's translator does. */
export async function translatePage(): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
  await null;
}

/** Lets time pass on a test's own clock, with what the page does in it. */
export const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

/** A person's hands, who types on a phone: its keyboard gives a field whole words. */
export function handsOf(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const type: UserEvent['type'] = async (field, text, options) => {
    if (options || /[{[]/.test(text)) return user.type(field, text, options);
    await user.click(field);
    for (const word of text.match(/\S+\s*|\s+/g) ?? []) await user.paste(word);
  };
  return { ...user, type };
}

/** Types into the fields of a form by their labels. */
export async function fillIn(
  user: UserEvent,
  form: Pick<ReturnType<typeof within>, 'getByLabelText'>,
  texts: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await user.type(form.getByLabelText(label), text);
}

function leavePage(): void {
  for (const [type, listener] of ownListeners.splice(0)) document.removeEventListener(type, listener);
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
}

/**
 * Opens the page to which the current page leads, as jsdom itself does not navigate. A test file that uses it
 * begins with `jest.mock('#web/ui/go-to.ts', () => ({ goTo: jest.fn() }))`.
 */
export async function followPage(): Promise<void> {
  const { mock } = jest.mocked(goTo);
  await waitFor(() => expect(mock.calls).toHaveLength(1));
  const [address = ''] = mock.calls.pop() ?? [];
  await visit(address);
}
