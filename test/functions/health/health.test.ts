import { startApi } from '../../support/api.ts';

const api = startApi();

describe('GET /health', () => {
  it('answers without asking anything of AWS', async () => {
    expect((await api.visitor('GET /health', {})).data).toEqual({ status: 'ok' });
    expect(api.uses).toEqual([]);
  });
});
