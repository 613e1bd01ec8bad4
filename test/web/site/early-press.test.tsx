import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateIslands } from '#web/site/start/islands.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visitUnhydrated } from '../../support/web/visit.tsx';

let arrive = () => {};
let fail = () => {};
jest.mock('#web/site/hydrate.tsx', () => {
  const { hydrate } = jest.requireActual('#web/site/hydrate.tsx');
  return {
    hydrate: (island: HTMLElement) => script.promise.then(() => hydrate(island)),
  };
});
let script = Promise.withResolvers<void>();

hydrateIslands([require.resolve('#web/site/hydrate.tsx')]);

const island = () => document.querySelector<HTMLElement>('[data-island="purchase/purchase"]');
const payOnline = (item: string) => {
  const [button] = within(screen.getByRole('group', { name: `Buy ${item}` })).getAllByRole('button');
  if (!button) throw new Error(`${item} cannot be paid online.`);
  return button;
};
const popover = () => document.getElementById('by-phone');

beforeEach(async () => {
  script = Promise.withResolvers();
  arrive = script.resolve;
  fail = () => script.reject(new Error('It failed to load.'));
  scriptApi({});
  await visitUnhydrated('/resume');
});

describe('a press on Pay Online before hydration', () => {
  it('shows that it’s waiting, and opens the pressed plan’s dialog after hydration', async () => {
    fireEvent.click(payOnline('LinkedIn'));
    expect(payOnline('LinkedIn')).toHaveAttribute('aria-busy', 'true');
    expect(popover()?.matches(':popover-open')).toBe(false);
    await act(async () => arrive());
    expect(await screen.findByRole('dialog', { name: 'LinkedIn' })).toHaveTextContent(
      'LinkedIn, 14-20 years',
    );
    expect(payOnline('LinkedIn')).not.toHaveAttribute('aria-busy');
    expect(popover()?.matches(':popover-open')).toBe(false);
  });

  it('is cancelled by a later choice', async () => {
    fireEvent.click(payOnline('LinkedIn'));
    const band = screen.getByRole('radio', { name: /^0-3 years/ });
    fireEvent.click(band);
    expect(payOnline('LinkedIn')).not.toHaveAttribute('aria-busy');
    await act(async () => arrive());
    await waitFor(() => expect(island()?.dataset.hydrated).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.click(payOnline('LinkedIn'));
    expect(await screen.findByRole('dialog', { name: 'LinkedIn' })).toHaveTextContent('LinkedIn, 0-3 years');
  });

  it('offers the phone number if the script doesn’t load, and retries', async () => {
    fireEvent.click(payOnline('LinkedIn'));
    await act(async () => fail());
    expect(popover()?.matches(':popover-open')).toBe(true);
    expect(payOnline('LinkedIn')).not.toHaveAttribute('aria-busy');
    expect(document.documentElement).toHaveAttribute('data-lost');

    script = Promise.withResolvers();
    fireEvent.click(payOnline('Resume'));
    await act(async () => script.resolve());
    expect(await screen.findByRole('dialog', { name: 'Resume' })).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-lost');
  });

  it('fails after two minutes', async () => {
    jest.useFakeTimers();
    fireEvent.click(payOnline('LinkedIn'));
    await act(async () => jest.advanceTimersByTimeAsync(119_000));
    expect(popover()?.matches(':popover-open')).toBe(false);
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(popover()?.matches(':popover-open')).toBe(true);
    jest.useRealTimers();
  });
});

describe('a press on a sample before hydration', () => {
  const sample = () => screen.getByRole('link', { name: /Farah Sheikh/ });

  it('opens the viewer there', async () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    sample().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await act(async () => arrive());
    expect(await screen.findByRole('dialog', { name: 'Sample resumes' })).toHaveTextContent('2 of 5');
  });

  it('opens the image if the script doesn’t load', async () => {
    const followed: string[] = [];
    const follow = (event: MouseEvent) => {
      if (!event.defaultPrevented) followed.push((event.target as HTMLAnchorElement).pathname);
      event.preventDefault();
    };
    window.addEventListener('click', follow);
    fireEvent.click(sample());
    expect(followed).toEqual([]);
    await act(async () => fail());
    expect(followed).toEqual(['/samples/data-analyst-large.avif']);
    window.removeEventListener('click', follow);
  });
});
