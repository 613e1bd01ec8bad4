import { operations } from '#shared/api/contract.ts';
import { originSecret, startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';

const api = startApi({ table: memoryTable() });

describe.each(operations.map(({ endpoint }) => endpoint.route))(
  '%s at API Gateway’s own address',
  (route) => {
    const [method = '', path = ''] = route.split(' ');
    const call = (secret: string | null, headers: Record<string, string> = {}) =>
      api.send(`/api${path.replace('{id}', 'some-id')}`, { method, headers, secret });

    it.each([
      ['without', null],
      ['with an empty', ''],
      ['with a wrong', 'only the edge knows thiS'],
      ['with the name of a', 'v1'],
    ])('is rejected %s origin secret, without a call to AWS', async (_, secret) => {
      const cookie = await api.signIn();
      api.uses.length = 0;
      const response = await call(secret, { cookie });
      expect(response.status).toBe(403);
      expect(api.uses).toEqual([]);
    });

    it('returns 500 if no secret is configured', async () => {
      api.setStageVariables({});
      expect((await call(originSecret, { cookie: 'a=b' })).status).toBe(500);
    });
  },
);

describe('the origin secret', () => {
  const status = async (secret: string) => (await api.send('/api/health', { secret })).status;

  it('is rejected with a problem that gives the API’s real address', async () => {
    const response = await api.send('/api/health', { secret: null });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      title: 'Forbidden',
      status: 403,
      detail: 'Use the API at the site’s own address.',
    });
  });

  it('rotates without a failed request: the old and the new value both work in the meantime', async () => {
    api.setStageVariables({ originSecret: 'after', previousOriginSecret: 'before' });
    expect([await status('before'), await status('after'), await status('neither')]).toEqual([200, 200, 403]);
  });

  it('lets no one in while it has no value', async () => {
    api.setStageVariables({ originSecret: '', previousOriginSecret: '' });
    expect(await status('')).toBe(500);
    api.setStageVariables({ originSecret: 'now', previousOriginSecret: '' });
    expect(await status('')).toBe(403);
  });
});

describe('a visitor’s address', () => {
  const login = (address: string) =>
    api.send('/api/admin/session', {
      method: 'POST',
      address,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77' },
      body: JSON.stringify({ password: 'wrong' }),
    });
  const counted = async () => (await api.counted()).map(({ sk }) => String(sk).split('#')[1]);

  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::6', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['2001:db8:0:0:1::', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ])('%s is counted as %j', async (address, networks) => {
    await login(address);
    expect((await counted()).toSorted()).toEqual(networks.toSorted());
  });

  it('in IPv6 can’t be changed within its /64 to keep guessing', async () => {
    for (let turn = 1; turn <= 5; turn++) expect((await login(`2001:db8::${turn}`)).status).toBe(401);
    expect((await login('2001:db8::ffff:0:0:6')).status).toBe(429);
    expect((await login('2001:db8:0:1::1')).status).toBe(401);
  });

  it('in IPv6 can’t be changed within its /48 to keep guessing for long', async () => {
    const guesses: number[] = [];
    for (let turn = 0; turn < 52; turn++) guesses.push((await login(`2001:db8:7:${turn}::1`)).status);
    expect(guesses.filter((status) => status === 401)).toHaveLength(50);
    expect(guesses.slice(50)).toEqual([429, 429]);
    expect((await login('2001:db8:8::1')).status).toBe(401);
  });

  it('in IPv6 shares the form limit of its /48', async () => {
    const send = (turn: number) =>
      api.visitorFrom(`2001:db8:9:${turn % 30}::1`)('POST /callbacks', {
        body: { name: `Asha ${turn}`, phone: '98220 12345', about: 'PMP' },
      });
    for (let turn = 0; turn < 240; turn++) await send(turn);
    await expect(send(240)).rejects.toMatchObject({ status: 429 });
  });
});
