import { act, screen, waitFor } from '@testing-library/react';
import { keepIslands } from '#web/site/start/islands.ts';
import { review } from '../../support/web/samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visitAsleep } from '../../support/web/visit.tsx';

const wakes = `${process.cwd()}/web/site/wake.tsx`;
const never = `${process.cwd()}/test/support/web/never-wakes.ts`;

/** What a script of a test file listens to goes with its test. */
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
  await visitAsleep('/');
  keepIslands(scripts);
  return api;
}

describe('an island', () => {
  forgetListeners();

  it('is not downloaded under a mouse that rests where the page appears, as browsers report such a mouse too', async () => {
    await open(wakes);
    const reported = Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 });
    window.dispatchEvent(reported);
    expect(preloaded()).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 2 }));
    expect(preloaded()).toEqual([wakes]);
  });

  it('is downloaded at the first sign of a person, once, and sleeps on', async () => {
    await open(wakes, '/assets/more.js');
    expect(preloaded()).toEqual([]);
    for (const sign of ['pointermove', 'scroll']) window.dispatchEvent(new Event(sign));
    expect(preloaded()).toEqual([wakes, '/assets/more.js']);
    expect(island()).not.toHaveAttribute('data-awake');
  });

  it.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { effectiveType: '3g' },
  ])('waits for a touch where the connection is %j', async (connection) => {
    Object.assign(navigator, { connection });
    await open(wakes);
    window.dispatchEvent(new Event('scroll'));
    expect(preloaded()).toEqual([]);
    act(() => more().focus());
    await waitFor(() => expect(island()).toHaveAttribute('data-awake', 'true'));
  });

  it('wakes alone, and does what was pressed before', async () => {
    const api = await open(wakes);
    more().click();
    await waitFor(() => expect(api.callsTo('GET /reviews/public')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByRole('heading', { name: review().name })).toHaveLength(2));
    expect(document.querySelectorAll('[data-awake]')).toHaveLength(1);
  });

  it.each([
    ['something else is pressed', () => screen.getByRole('heading', { level: 1 }).click()],
    [
      'somebody writes',
      () =>
        screen
          .getAllByLabelText('Name')
          .at(-1)
          ?.dispatchEvent(new Event('input', { bubbles: true })),
    ],
  ])('forgets the press where %s after it', async (_, then) => {
    const api = await open(wakes);
    more().click();
    then();
    await waitFor(() => expect(island()).toHaveAttribute('data-awake', 'true'));
    await settled();
    expect(api.callsTo('GET /reviews/public')).toHaveLength(1);
  });

  it('has its own messages at the first press on an incomplete form, as at the next', async () => {
    const api = await open(wakes);
    const button = screen.getByRole('button', { name: 'Send Enquiry' });
    button.closest('details')?.setAttribute('open', '');
    const refused = jest.fn<void, [Event]>();
    document.addEventListener('invalid', refused, true);
    button.click();
    // The browser shows no bubble.
    expect(refused.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
    expect(await screen.findByText('Name is required.')).toBeVisible();
    expect(screen.getByText('Phone is required.')).toBeVisible();
    act(() => button.click());
    await settled();
    expect(screen.getAllByText('Name is required.')).toHaveLength(1);
    expect(api.callsTo('POST /enquiries/certification')).toEqual([]);
  });

  it('leaves the messages to the browser if its script does not come', async () => {
    await open('/no/such/script.js');
    const shown: Event[] = [];
    document.addEventListener('invalid', (event) => shown.push(event), true);
    screen.getByRole('button', { name: 'Send Enquiry' }).click();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-lost'));
    expect(shown.some((event) => !event.defaultPrevented)).toBe(true);
  });

  it('counts as failed after 120,000 ms and not before, and the next touch asks again', async () => {
    jest.useFakeTimers();
    await open(never);
    more().click();
    await act(() => jest.advanceTimersByTimeAsync(119_999));
    expect(document.documentElement).not.toHaveAttribute('data-lost');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(document.documentElement).toHaveAttribute('data-lost');
    expect(island()).not.toHaveAttribute('data-awake');
    more().click();
    expect(island()).toHaveAttribute('data-awake');
    jest.useRealTimers();
  });

  it('says so where its script does not come at all', async () => {
    await open('/no/such/script.js');
    more().click();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-lost'));
  });
});
