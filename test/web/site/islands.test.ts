import { act, screen, waitFor } from '@testing-library/react';
import { hydrateIslands } from '#web/site/start/islands.ts';
import { review } from '../../support/web/samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visitUnhydrated } from '../../support/web/visit.tsx';

const hydrateOn = `${process.cwd()}/web/site/hydrate.tsx`;
const never = `${process.cwd()}/test/support/web/never-hydrates.ts`;

function forgetListeners() {
  const forget: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [document, window]) {
      const add = target.addEventListener.bind(target) as typeof document.addEventListener;
      jest.spyOn(target, 'addEventListener').mockImplementation(((...listener: Parameters<typeof add>) => {
        add(...listener);
        forget.push(() => target.removeEventListener(...listener));
      }) as typeof add);
    }
  });
  afterEach(() => {
    for (const undo of forget.splice(0)) undo();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
    delete document.documentElement.dataset.lost;
    document.head.replaceChildren();
  });
}

const link = '</api/reviews/public?cursor=b>; rel="next"';
const more = () => screen.getByRole('button', { name: 'Show more reviews' });
const island = () => more().closest<HTMLElement>('[data-island]');
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((each) => each.getAttribute('href'));
const settled = () => act(async () => {});

async function open(...scripts: string[]) {
  const api = scriptApi({
    'GET /reviews/public': ({ path }) => ({
      body: [review({ id: path })],
      ...(!path.includes('cursor=b') && { headers: { link } }),
    }),
  });
  await visitUnhydrated('/');
  hydrateIslands(scripts);
  return api;
}

describe('an island', () => {
  forgetListeners();

  it('isn’t downloaded for a mouse that only rests where the page appears', async () => {
    await open(hydrateOn);
    const reported = Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 });
    window.dispatchEvent(reported);
    expect(preloaded()).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 2 }));
    expect(preloaded()).toEqual([hydrateOn]);
  });

  it('is downloaded at the first interaction, once, and isn’t hydrated yet', async () => {
    await open(hydrateOn, '/assets/more.js');
    expect(preloaded()).toEqual([]);
    for (const sign of ['pointermove', 'scroll']) window.dispatchEvent(new Event(sign));
    expect(preloaded()).toEqual([hydrateOn, '/assets/more.js']);
    expect(island()).not.toHaveAttribute('data-hydrated');
  });

  it.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { effectiveType: '3g' },
  ])('waits for a touch if the connection is %j', async (connection) => {
    Object.assign(navigator, { connection });
    await open(hydrateOn);
    window.dispatchEvent(new Event('scroll'));
    expect(preloaded()).toEqual([]);
    act(() => more().focus());
    await waitFor(() => expect(island()).toHaveAttribute('data-hydrated', 'true'));
  });

  it('is hydrated by itself, and replays the press', async () => {
    const api = await open(hydrateOn);
    more().click();
    await waitFor(() => expect(api.callsTo('GET /reviews/public')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByRole('heading', { name: review().name })).toHaveLength(2));
    expect(document.querySelectorAll('[data-hydrated]')).toHaveLength(1);
  });

  it.each([
    ['something else is pressed', () => screen.getByRole('heading', { level: 1 }).click()],
    [
      'someone types',
      () =>
        screen
          .getAllByLabelText('Name')
          .at(-1)
          ?.dispatchEvent(new Event('input', { bubbles: true })),
    ],
  ])('drops the press if %s after it', async (_, then) => {
    const api = await open(hydrateOn);
    more().click();
    then();
    await waitFor(() => expect(island()).toHaveAttribute('data-hydrated', 'true'));
    await settled();
    expect(api.callsTo('GET /reviews/public')).toHaveLength(1);
  });

  it('shows its own messages at the first press on an incomplete form', async () => {
    const api = await open(hydrateOn);
    const button = screen.getByRole('button', { name: 'Send Enquiry' });
    button.closest('details')?.setAttribute('open', '');
    const refused = jest.fn<void, [Event]>();
    document.addEventListener('invalid', refused, true);
    button.click();
    expect(refused.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
    expect(await screen.findByText('Name is required.')).toBeVisible();
    expect(screen.getByText('Phone is required.')).toBeVisible();
    act(() => button.click());
    await settled();
    expect(screen.getAllByText('Name is required.')).toHaveLength(1);
    expect(api.callsTo('POST /enquiries/certification')).toEqual([]);
  });

  it('leaves the messages to the browser if its script doesn’t load', async () => {
    await open('/no/such/script.js');
    const shown: Event[] = [];
    document.addEventListener('invalid', (event) => shown.push(event), true);
    screen.getByRole('button', { name: 'Send Enquiry' }).click();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-lost'));
    expect(shown.some((event) => !event.defaultPrevented)).toBe(true);
  });

  it('fails after 120,000 ms and not before, and the next touch retries', async () => {
    jest.useFakeTimers();
    await open(never);
    more().click();
    await act(() => jest.advanceTimersByTimeAsync(119_999));
    expect(document.documentElement).not.toHaveAttribute('data-lost');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(document.documentElement).toHaveAttribute('data-lost');
    expect(island()).not.toHaveAttribute('data-hydrated');
    more().click();
    expect(island()).toHaveAttribute('data-hydrated');
    jest.useRealTimers();
  });

  it('says so if its script doesn’t load at all', async () => {
    await open('/no/such/script.js');
    more().click();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-lost'));
  });
});
