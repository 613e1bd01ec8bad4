import { operations } from '#shared/api/contract.ts';
import { startApi } from '../../support/api.ts';
import { coachingOffers } from '../../support/coaching/sales.ts';
import { pmpCourse } from '../../support/entries.ts';
import { openSomeOrder } from '../../support/order-access.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
startRazorpay(api);
const { addOffer } = coachingOffers(api);

const cached = operations.filter(({ endpoint }) => endpoint.cached).map(({ endpoint }) => endpoint.route);

async function idIn(route: string): Promise<string> {
  if (!route.includes('/coaching/')) return (await api.owner('POST /courses', { body: pmpCourse })).data.id;
  return (await addOffer()).id;
}

describe.each(cached)('%s', (route) => {
  const ask = async (cookie?: string) => {
    const path = `/api${route.split(' ')[1]?.replace('{id}', await idIn(route))}`;
    const response = await api.send(path, cookie ? { headers: { cookie } } : {});
    return [response.status, response.headers.get('cache-control')];
  };

  it('may be cached by CloudFront for a minute, and by no browser', async () => {
    expect(await ask()).toEqual([200, 'max-age=0, s-maxage=60']);
    expect(await ask('theme=dark; my__Host-admin=1')).toEqual([200, 'max-age=0, s-maxage=60']);
    expect(await ask('__Host-order=order_1-0-1.2.3')).toEqual([200, 'max-age=0, s-maxage=60']);
  });

  it('isn’t cached for the owner during a session', async () => {
    expect(await ask('theme=dark; __Host-admin=any')).toEqual([200, 'no-store']);
  });
});

describe('any other response', () => {
  it('isn’t cached', async () => {
    const [owner, buyer] = [await api.signIn(), await openSomeOrder(api)];
    const others = operations.filter(({ endpoint }) => endpoint.route.startsWith('GET ') && !endpoint.cached);
    for (const { endpoint } of others) {
      const response = await api.send(`/api${endpoint.route.split(' ')[1]?.replace('{id}', 'some-id')}`, {
        headers: { cookie: endpoint.auth === 'buyer' ? buyer : owner },
      });
      expect([endpoint.route, response.headers.get('cache-control')]).toEqual([endpoint.route, 'no-store']);
    }
  });

  it('isn’t cached when it’s an error', async () => {
    const response = await api.send('/api/courses/unknown');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
