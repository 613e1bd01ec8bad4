import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { pageScript } from '#web/site/loading/page-script.ts';
import { RoutePage } from '#web/site/loading/route-page.tsx';

const Arrived = () => <h1>Arrived</h1>;
const failure = 'This page did not load.';

async function open(load: () => Promise<typeof Arrived>) {
  const script = pageScript(load);
  const route = { path: '/somewhere', title: 'Somewhere', description: '', source: '', script };
  await act(async () =>
    render(
      <MemoryRouter>
        <RoutePage route={route} />
      </MemoryRouter>,
    ),
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

describe('a page whose script is on the way', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // React reports what a boundary catches; here that is what the test is about.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('counts as failed after 120,000 ms and not before', async () => {
    await open(() => new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
    await act(() => jest.advanceTimersByTimeAsync(119_999));
    expect(screen.queryByText(failure)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: failure })).toBeVisible();
  });

  it('comes when it is tried again, after a failure as after the deadline', async () => {
    const answers = [
      () => new Promise<typeof Arrived>(() => {}),
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      () => Promise.resolve(Arrived),
    ];
    let tries = 0;
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const user = await open(() => (answers[tries++] ?? answers[0])?.() as Promise<typeof Arrived>);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: failure })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
    expect(tries).toBe(3);
  });
});
