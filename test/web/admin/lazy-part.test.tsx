import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const Arrived = ({ word }: { word: string }) => <h2>{word}</h2>;
const failure = /^Couldn’t load this section/;

async function open(load: () => Promise<typeof Arrived>) {
  const Part = lazyPart(load);
  await act(async () => render(<Part word="Arrived" />));
}

const tryAgain = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

describe('a part of the admin panel that is loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fails after 120,000 ms and not before', async () => {
    await open(() => new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await act(() => jest.advanceTimersByTimeAsync(119_999));
    expect(screen.queryByText(failure)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
  });

  it('loads on a retry after a failure or a timeout', async () => {
    const answers = [
      () => new Promise<typeof Arrived>(() => {}),
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      () => Promise.resolve(Arrived),
    ];
    let tries = 0;
    await open(() => (answers[tries++] ?? answers[0])?.() as Promise<typeof Arrived>);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    await tryAgain();
    expect(screen.getByText(failure)).toBeVisible();
    await tryAgain();
    expect(screen.getByRole('heading', { name: 'Arrived' })).toBeVisible();
    expect(tries).toBe(3);
  });

  it.each([
    ['the device is online again', () => fireEvent(window, new Event('online'))],
    ['its tab is shown again', undefined],
  ])('loads by itself when %s', async (_, happen) => {
    let tries = 0;
    const Part = lazyPart(() =>
      tries++ ? Promise.resolve(Arrived) : Promise.reject(new TypeError('Failed')),
    );
    const tab = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Part word="Arrived" />
      </Activity>
    );
    const { rerender } = await act(async () => render(tab('visible')));
    expect(screen.getByText(failure)).toBeVisible();
    if (happen) await act(async () => void happen());
    else {
      await act(async () => rerender(tab('hidden')));
      expect(tries).toBe(1);
      await act(async () => rerender(tab('visible')));
    }
    expect(screen.getByRole('heading', { name: 'Arrived' })).toBeVisible();
    expect(tries).toBe(2);
  });

  it('removed by a deployment offers to reload the page, and says that nothing typed is lost', async () => {
    await open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(screen.getByRole('alert')).toHaveTextContent(/the site may have been updated/);
    expect(screen.getByRole('alert')).toHaveTextContent(/What you typed will still be here\.$/);
    expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeEnabled();
  });
});
