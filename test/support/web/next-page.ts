import { waitFor } from '@testing-library/react';
import { goTo } from '#web/ui/go-to.ts';
import { visit } from './visit.tsx';

/**
 * Opens the page that this one has left for, as a browser would: jsdom itself goes nowhere. A test file that uses it
 * begins with `jest.mock('#web/ui/go-to.ts', () => ({ goTo: jest.fn() }))`.
 */
export async function followPage(): Promise<void> {
  const { mock } = jest.mocked(goTo);
  await waitFor(() => expect(mock.calls).toHaveLength(1));
  const [address = ''] = mock.calls.pop() ?? [];
  await visit(address);
}
