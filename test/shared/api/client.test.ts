import { ApiError, createClient } from '#shared/api/client.ts';

const answering = (response: Response) => {
  const fetch = jest.fn(async (_: string, __?: RequestInit) => response);
  return { fetch, call: createClient(fetch as unknown as typeof globalThis.fetch) };
};

describe('the API client', () => {
  it('fills in the path and requests a page', async () => {
    const { fetch, call } = answering(Response.json([]));
    await call('GET /admin/enquiries', { query: { limit: 10, cursor: 'a/b' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/enquiries?limit=10&cursor=a%2Fb');

    const other = answering(new Response(null, { status: 204 }));
    await other.call('DELETE /courses/{id}', { path: { id: 'a/b c' } });
    expect(other.fetch.mock.calls[0]).toEqual([
      '/api/courses/a%2Fb%20c',
      expect.objectContaining({ method: 'DELETE' }),
    ]);
  });

  it('reads the next page’s cursor from the Link header', async () => {
    const headers = { link: '</api/courses?limit=2&cursor=abc>; rel="next"' };
    const { call } = answering(Response.json([], { headers }));
    expect(await call('GET /courses', {})).toEqual({ data: [], next: 'abc' });
  });

  it('rejects with the API’s error', async () => {
    const problem = {
      title: 'x',
      status: 429,
      detail: 'Wait a little.',
      errors: [{ field: 'name', message: 'No.' }],
    };
    const { call } = answering(Response.json(problem, { status: 429, headers: { 'retry-after': '60' } }));
    const error = await call('GET /courses', {}).catch((reason) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      message: 'Wait a little.',
      errors: problem.errors,
      retryAfter: 60,
    });
  });

  it('rejects with the status and a readable sentence if the response isn’t a problem document', async () => {
    const { call } = answering(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(call('GET /courses', {})).rejects.toMatchObject({
      status: 502,
      message: 'Something went wrong. Please try again.',
      errors: [],
      retryAfter: undefined,
    });
  });
});
