import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useList } from '#web/admin/kit/use-list.ts';
import { callApi } from '#web/api.ts';
import { interviewQuestion } from '../../support/web/samples.ts';
import { type RecordedCall, scriptApi } from '../../support/web/scripted-api.ts';

const route = 'GET /interview-questions';

const page = (ids: string[], cursor?: string) => ({
  body: ids.map((id) => interviewQuestion({ id })),
  ...(cursor && { headers: { link: `</api/interview-questions?cursor=${cursor}>; rel="next"` } }),
});

const twoPages = ({ path }: RecordedCall) =>
  path.endsWith('?cursor=second') ? page(['c', 'd']) : page(['a', 'b'], 'second');

const OwnCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

async function readBothPages() {
  const { result } = renderHook(() => useList(route), { wrapper: OwnCache });
  const ids = () => result.current.rows?.map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual(['a', 'b']));
  await act(async () => result.current.loadMore?.());
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(result.current.loadMore).toBeUndefined();
  return { ids, refresh: () => act(async () => result.current.refresh()) };
}

describe('useList', () => {
  it('reloads all pages shown', async () => {
    const api = scriptApi({ [route]: twoPages });
    const { ids, refresh } = await readBothPages();
    await refresh();
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(4));
    expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps the rows if the next page can’t be loaded, with a message', async () => {
    const api = scriptApi({ [route]: page(['a'], 'second') });
    const { result } = renderHook(() => useList(route), { wrapper: OwnCache });
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    api.answer(route, { status: 500 });
    await act(async () => result.current.loadMore?.());
    expect(result.current.error).toBeDefined();
    expect(result.current.rows).toHaveLength(1);
    api.answer(route, page(['b']));
    await act(async () => result.current.loadMore?.());
    expect(result.current.error).toBeUndefined();
    expect(result.current.rows).toHaveLength(2);
  });
});

describe('callApi', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('limits an owner’s call to 15 seconds or its own limit, and doesn’t limit a visitor’s', async () => {
    jest.useFakeTimers();
    scriptApi({ 'GET /courses': { body: [] } });
    const send = jest.spyOn(window, 'fetch');
    const signals = () => send.mock.calls.map(([, request]) => request?.signal);

    await callApi('GET /courses', {});
    expect(signals()).toEqual([undefined]);
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    await callApi('GET /courses', {});
    jest.advanceTimersByTime(14_999);
    expect(signals()[1]?.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signals()[1]?.aborted).toBe(true);
    const { signal } = new AbortController();
    await callApi('GET /courses', { signal });
    expect(signals()[2]).toBe(signal);
  });
});
