import { waitFor } from '@testing-library/react';
import { goTo } from '#web/ui/go-to.ts';
import { visit } from './visit.tsx';

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
