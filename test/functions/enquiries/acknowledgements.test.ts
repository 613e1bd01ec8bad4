import { startApi } from '../../support/api.ts';
import { minute, pass, setClock } from '../../support/clock.ts';
import { certificationEnquiry, complaint } from '../../support/entries.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { emails, send } = startMailStage(api);
const { paidOrder } = orderMoney(api, razorpay);

beforeEach(() => setClock(noon));

const enquire = async (email: string, from: string) => {
  const body = { ...certificationEnquiry, email };
  return (await api.visitorFrom(from)('POST /enquiries/certification', { body })).data.id;
};

const left = () => emails.map(({ tags, to }) => `${tags.template} to ${to[0]}`);
const acknowledged = () => emails.filter(({ tags }) => tags.template === 'enquiry-received');

const emailEntriesOf = async (id: string) =>
  (await api.owner('GET /admin/enquiries/{id}', { path: { id } })).data.emails;

describe('enquiries at the limit of one address for nine minutes', () => {
  const flood = async (from: (i: number) => string) => {
    for (let i = 0; i < 9 * 24; i++) {
      await enquire(`invented-${i}@example.com`, from(i));
      if (i % 24 === 23) {
        await send();
        pass(minute);
      }
    }
  };

  it('don’t delay other acknowledgements or emails about payments', async () => {
    await flood(() => '192.0.2.1');
    emails.length = 0;
    await enquire('ravi@example.com', '198.51.100.7');
    await paidOrder({ email: 'asha@example.com' });
    await send();
    expect(left()).toEqual(
      expect.arrayContaining([
        'payment-received to asha@example.com',
        'enquiry-received to ravi@example.com',
      ]),
    );
  });

  it.each([
    ['an IPv4 address', () => '192.0.2.1'],
    ['an IPv6 /64', (i: number) => `2001:db8:0:7::${i.toString(16)}`],
  ])('cause ten acknowledgements if they come from %s', async (_, from) => {
    await flood(from);
    expect(acknowledged()).toHaveLength(10);
    pass(24 * 60 * minute);
    await enquire('invented@example.com', from(0));
    await send();
    expect(acknowledged()).toHaveLength(11);
  });

  it('are shown to the owner with the reason why they weren’t acknowledged', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 11; i++) ids.push(await enquire(`invented-${i}@example.com`, '192.0.2.1'));
    await send();
    expect((await emailEntriesOf(ids[9] ?? '')).map(({ outcome }) => outcome)).toContain('sent');
    expect(await emailEntriesOf(ids[10] ?? '')).toContainEqual(
      expect.objectContaining({ template: 'enquiry-received', outcome: 'not sent', reason: 'too many' }),
    );
  });

  it('leave no IP address in the table or the logs', async () => {
    const id = await enquire('ravi@example.com', '192.0.2.77');
    const rows = (await api.stored()).filter(
      ({ pk, sk }) => pk !== 'THROTTLE' || !`${sk}`.startsWith('enquiry#'),
    );
    expect(rows.map(({ sk }) => sk)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
    expect(api.logged.join()).not.toContain('192.0.2.77');
  });
});

describe('a backlog of acknowledgements', () => {
  const fill = async (count: number) => {
    for (let i = 0; i < count; i++)
      await enquire(`visitor-${i}@example.com`, `198.51.${100 + (i >> 8)}.${i & 255}`);
  };

  it('is sent after the emails about a payment', async () => {
    await fill(60);
    pass(minute);
    await paidOrder({ email: 'asha@example.com' });
    await send();
    const first = left().findIndex((each) => each.startsWith('enquiry-received'));
    expect(first).toBeGreaterThan(left().indexOf('payment-received to asha@example.com'));
    expect(first).toBeGreaterThan(left().indexOf(`new-order to ${mailStage.MAIL_OWNER}`));
    expect(acknowledged()).toHaveLength(60);
  });

  it('lets other emails go first', async () => {
    const id = await enquire('ravi@example.com', '198.51.99.1');
    await send();
    emails.length = 0;
    await fill(60);
    const reply = () =>
      api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: { text: 'Yes.', seen: 0 } });
    let replied: Promise<unknown> | undefined;
    api.ses.fail(({ EmailTags = [] }) => {
      if (EmailTags.some(({ Value }) => Value === 'enquiry-received')) replied ??= reply();
      return undefined;
    });
    await send();
    await replied;
    const later = left().slice(left().indexOf('reply to ravi@example.com'));
    expect(later.filter((each) => each.startsWith('enquiry-received')).length).toBeGreaterThan(20);
  });

  it('doesn’t delay the owner’s reply to one of its enquiries', async () => {
    const id = await enquire('ravi@example.com', '198.51.99.1');
    api.ses.fail('down');
    await send();
    await fill(30);
    api.ses.recover();
    pass(5 * minute);
    await api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: { text: 'Yes.', seen: 0 } });
    await send();
    expect(left().indexOf('reply to ravi@example.com')).toBeGreaterThanOrEqual(0);
    const first = left().findIndex((each) => each.startsWith('enquiry-received'));
    expect(left().indexOf('reply to ravi@example.com')).toBeLessThan(first);
  });

  it('counts as waiting emails', async () => {
    api.ses.fail('down');
    await fill(2);
    await send();
    const waiting = async () => (await api.owner('GET /admin/mail', {})).data.waiting.count;
    expect(await waiting()).toBe(4);
    api.ses.recover();
    pass(minute);
    await send();
    expect(await waiting()).toBe(0);
  });
});

describe('an acknowledgement', () => {
  it('doesn’t repeat a typed name', async () => {
    const name = 'Your account is locked. Reply with your OTP';
    await api.visitor('POST /enquiries/certification', { body: { ...certificationEnquiry, name } });
    await send();
    const [mail] = acknowledged();
    expect(mail?.text).toContain('Hello,');
    for (const words of [mail?.subject, mail?.text, mail?.html]) expect(words).not.toContain('OTP');
  });

  it('of a complaint doesn’t repeat anything that was typed either', async () => {
    const words = 'Your account is locked. Reply with your OTP';
    await api.visitor('POST /complaints', {
      body: { ...complaint, name: words, about: words, message: words },
    });
    await send();
    const told = emails.find(({ tags }) => tags.template === 'complaint-acknowledged');
    expect(told?.text).toContain('Hello,');
    for (const part of [told?.subject, told?.text, told?.html]) expect(part).not.toMatch(/OTP|locked/);
  });

  it.each([
    ['a plus and more', ['asha@example.com', 'asha+1@example.com', 'Asha+sale+2@Example.com']],
    ['dots at Gmail', ['asha.rao@gmail.com', 'a.sharao@gmail.com', 'asharao+x@googlemail.com']],
  ])('is sent to one mailbox at most three times a day, whatever its spelling: %s', async (_, emails) => {
    let network = 0;
    for (const email of [...emails, ...emails]) await enquire(email, `198.51.98.${++network}`);
    await send();
    expect(acknowledged()).toHaveLength(3);
  });

  it('is sent to the address as typed', async () => {
    await enquire('asha.rao+cv@gmail.com', '198.51.98.1');
    await enquire('asha.rao@example.com', '198.51.98.2');
    await enquire('asharao@example.com', '198.51.98.3');
    await send();
    expect(
      acknowledged()
        .map(({ to }) => to[0])
        .toSorted(),
    ).toEqual(['asha.rao+cv@gmail.com', 'asha.rao@example.com', 'asharao@example.com']);
  });
});
