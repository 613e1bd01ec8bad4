import { startApi } from '../../support/api.ts';

const api = startApi();

describe('GET /health', () => {
  it('responds without calling AWS', async () => {
    expect((await api.visitor('GET /health', {})).data).toEqual({ status: 'ok' });
    expect(api.uses).toEqual([]);
  });
});
