import { act, cleanup, render, waitFor, type within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { AdminPage } from '#web/admin/admin.tsx';
import { AdminPanel } from '#web/admin/admin-panel.tsx';
import { OrderPage } from '#web/order/page.tsx';
import { hideExpired } from '#web/pages/resume/hide-expired.ts';
import { syncControls } from '#web/pages/resume/price-list-controls.ts';
import { hydrate } from '#web/site/hydrate.tsx';
import { polyfillCommands } from '#web/site/start/commands.ts';
import { closeMenu } from '#web/site/start/menu.ts';
import { showOwner } from '#web/site/start/owner.ts';
import { rememberTexts } from '#web/site/start/texts.ts';
import { goTo } from '#web/ui/go-to.ts';
import { documentAt } from './rendered-page.ts';

rememberTexts();
showOwner();
closeMenu();
hideExpired();
polyfillCommands();

// Roots listen to the whole document until they're unmounted.
const client: typeof import('react-dom/client') = jest.requireActual('react-dom/client');
const { hydrateRoot } = client;
const roots: Root[] = [];
jest.spyOn(client, 'hydrateRoot').mockImplementation((...island) => {
  const root = hydrateRoot(...island);
  roots.push(root);
  return root;
});

afterEach(() => {
  cleanup();
  leavePage();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});

export async function visit(address: string): Promise<UserEvent> {
  await visitUnhydrated(address);
  const panel = document.getElementById('admin-panel');
  if (panel)
    await act(async () =>
      render(
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <BrowserRouter>
            <AdminPage>
              <AdminPanel />
            </AdminPage>
          </BrowserRouter>
        </SWRConfig>,
        { container: panel },
      ),
    );
  const order = document.getElementById('order');
  if (order) await act(async () => render(<OrderPage />, { container: order }));
  await hydrateIslands();
  return handsOf();
}

export async function visitUnhydrated(address: string): Promise<void> {
  leavePage();
  const page = await documentAt(address);
  window.history.replaceState(null, '', address);
  const { addEventListener } = document;
  document.addEventListener = (...listener: [string, EventListener]) => {
    ownListeners.push(listener);
    addEventListener.apply(document, listener);
  };
  syncControls();
  document.addEventListener = addEventListener;
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  if (/[?&]order=/.test(address)) document.querySelector('.withoutOrder')?.remove();
  await null;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const ownListeners: [string, EventListener][] = [];

export async function hydrateIslands(): Promise<void> {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')) {
    island.dataset.hydrated = 'true';
    let isHydrated = false;
    void hydrate(island).then(() => {
      isHydrated = true;
    });
    for (let turn = 0; turn < 50 && !isHydrated; turn++) await act(async () => {});
    if (!isHydrated) throw new Error(`${island.dataset.island} was not hydrated.`);
  }
}

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

export const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

export function handsOf(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const type: UserEvent['type'] = async (field, text, options) => {
    if (options || /[{[]/.test(text)) return user.type(field, text, options);
    await user.click(field);
    for (const word of text.match(/\S+\s*|\s+/g) ?? []) await user.paste(word);
  };
  return { ...user, type };
}

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
 * jsdom can't navigate, so this visits the address that `goTo` was called with. Tests must mock `goTo` with
 * `jest.fn()`.
 */
export async function followPage(): Promise<void> {
  const { mock } = jest.mocked(goTo);
  await waitFor(() => expect(mock.calls).toHaveLength(1));
  const [address = ''] = mock.calls.pop() ?? [];
  await visit(address);
}
