import { type Call, createClient } from '#shared/api/client.ts';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import type { HistoryEntryInput } from '#shared/domain/enquiries/enquiry.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { dayInIndia, daysLater, midnightOf } from '#shared/domain/time/india-time.ts';
import { firstDraftDays } from '#shared/domain/work/draft-dates.ts';
import type { DocumentName } from '#shared/domain/work/work-entry.ts';
import type { AdminEntryInput } from '#shared/domain/work/work-entry-input.ts';
import type { LambdaName } from '../../definitions.ts';
import { fetchWithCookies } from '../fetch-with-cookies.ts';
import type { Answer } from '../http-server.ts';
import type { Outcome } from '../razorpay/payment-attempts.ts';
import type { Razorpay } from '../razorpay/razorpay.ts';
import { mailPath } from '../ses/inbox/page.ts';
import type { Ses } from '../ses/ses.ts';
import type { SeedClock } from './clock.ts';
import { enquiries, pasted, reviewsThatWait, type SamplePerson, samplePerson } from './people.ts';
import { verifiedReviews } from './reviews.ts';
import { samplePdf } from './sample-pdf.ts';
import { team } from './team.ts';

export interface SeedWorld {
  edge: Answer;
  password: string;
  razorpay: Razorpay;
  ses: Pick<Ses, 'answer'>;
  run: (name: LambdaName) => Promise<unknown>;
  clock: SeedClock;
}

export interface SampleLinks {
  order: string;
  payment: string;
  review: string;
}

interface Bought {
  id: string;
  person: SamplePerson;
}

/**
 * Creates three weeks of business up to `now` by simulating calls from visitors, buyers and the owner, events from
 * Razorpay, and jobs. The result includes a buyer at each stage of the work, payments that need attention, and open
 * enquiries.
 */
export async function seedBusiness(world: SeedWorld, now: number): Promise<SampleLinks> {
  const { razorpay, clock, run } = world;
  const today = dayInIndia(now);
  const goTo = (daysAgo: number, time: `${number}:${number}`) =>
    clock.moveTo(midnightOf(daysLater(today, -daysAgo)) + Date.parse(`1970-01-01T${time}:00Z`));
  const goToMinutes = (minutesAgo: number) => clock.moveTo(now - minutesAgo * 60_000);

  let visitors = 0;
  const visitor = (): Call => {
    // Each visitor gets a different address from a range reserved for documentation (RFC 5737).
    const address = `198.51.100.${(++visitors % 250) + 1}`;
    return createClient(fetchWithCookies(async (request) => world.edge(request, address)));
  };
  const asOwner = async (act: (call: Call) => Promise<unknown>) => {
    const call = createClient(fetchWithCookies(async (request) => world.edge(request, '127.0.0.1')));
    await call('POST /admin/session', { body: { password: world.password } });
    await act(call);
  };
  const send = () => clock.hurry(() => run('sendMail'));
  /** An item's emails are sent before its other outbox entries are processed. */
  const follow = async () => {
    await send();
    await run('followOrders');
    await send();
  };
  const linkTo = async (page: 'order' | 'pay' | 'review', { email }: SamplePerson): Promise<string> => {
    const response = await world.ses.answer(new Request(`http://localhost${mailPath}/messages`), '127.0.0.1');
    const emails: { to: string[]; text: string }[] = await response.json();
    const links = emails
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => text.match(new RegExp(`/${page}#[\\w.-]+`))?.[0]);
    const link = links.find((each) => each !== undefined);
    if (!link) throw new Error(`No email to ${email} has a link to ${page}.`);
    return link;
  };
  const pay = async (call: Call, id: string, { email, mobile }: SamplePerson, outcome: Outcome) => {
    const payment = razorpay.pay(id, { email, contact: mobile, outcome });
    await call('POST /verify', {
      body: {
        razorpayOrderId: id,
        razorpayPaymentId: payment.id,
        razorpaySignature: razorpay.signature(id, payment.id),
      },
    });
  };
  const buy = async (
    who: string,
    plan: Plan,
    { targetRole, outcome = 'captured' }: { targetRole?: string; outcome?: Outcome } = {},
  ): Promise<Bought> => {
    const person = samplePerson(who);
    const call = visitor();
    const body = { userId: Date.now(), amount: priceInRupees(plan), plan, ...person };
    const { data } = await call('POST /create-order', { body });
    await pay(call, data.id, person, outcome);
    await follow();
    if (targetRole) {
      const brief = { targetRole, years: '8', cv: pasted(person) };
      await call('POST /order/entries', { body: { kind: 'brief', brief } });
      await send();
    }
    return { id: data.id, person };
  };
  const asBuyer = async ({ person }: Bought, act: (call: Call) => Promise<unknown>) => {
    const call = visitor();
    const link = (await linkTo('order', person)).replace('/order#', '');
    await call('POST /orders/session', { body: { link } });
    await act(call);
    await send();
  };
  const sendDraft = async ({ id, person }: Bought, document: DocumentName, note: string) => {
    await asOwner((call) =>
      call('PUT /admin/work/{id}/drafts/{fileId}', {
        path: { id, fileId: `draft-${id.slice(-12)}` },
        query: { document, note },
        body: new Blob([samplePdf(`Sample draft: ${document} for ${person.name}`)], {
          type: 'application/pdf',
        }),
      }),
    );
    await send();
  };
  const refund = async ({ id }: Bought, reason: string) => {
    await asOwner((call) => call('POST /admin/orders/{id}/refund', { path: { id }, body: { reason } }));
    await follow();
  };
  const addEntry = async ({ id }: Bought, body: AdminEntryInput) => {
    await asOwner((call) => call('POST /admin/work/{id}/entries', { path: { id }, body }));
    await send();
  };

  const reserve = async ({ id, price }: Course, person: SamplePerson): Promise<Bought> => {
    const call = visitor();
    const body = { userId: Date.now(), amount: price, ...person };
    const { data } = await call('POST /courses/{id}/orders', { path: { id }, body });
    await pay(call, data.id, person, 'captured');
    await follow();
    return { id: data.id, person };
  };
  const buyCoaching = async ({ id, rupees }: Offer, person: SamplePerson, start?: string) => {
    const call = visitor();
    const body = { userId: Date.now(), amount: rupees, ...person, ...(start && { start }) };
    const { data } = await call('POST /coaching/offers/{id}/orders', { path: { id }, body });
    await pay(call, data.id, person, 'captured');
    await follow();
    await run('finishBookings');
  };
  const review = async (bought: Bought, { rating, message }: (typeof verifiedReviews)[number]) => {
    await asBuyer(bought, async (call) => {
      const { link } = (await call('GET /order/review-link', {})).data;
      const words = { name: bought.person.name, message, rating, consent: true } as const;
      const { data } = await call('POST /reviews/verified', { body: { link, ...words } });
      await asOwner((owner) => owner('PATCH /reviews/{id}/toggle', { path: { id: data.id } }));
    });
  };

  const courses = await openCourses(asOwner, today);
  const writers: Bought[] = [];
  for (const { who, course } of verifiedReviews) {
    goTo(18, '10:00');
    writers.push(await reserve(courses[course], samplePerson(who)));
  }
  goTo(16, '10:10');
  const approved = await buy(
    'Anita Rao',
    { band: '7-14', item: 'Resume' },
    { targetRole: 'Delivery manager (sample)' },
  );
  goTo(14, '11:00');
  const refunded = await buy('Kabir Khanna', { band: '0-3', item: 'LinkedIn' });
  goTo(13, '16:00');
  await sendDraft(approved, 'Resume', 'Sample note: two pages, as we agreed.');
  goTo(12, '12:20');
  await refund(refunded, 'Sample: the buyer has already found a job.');
  goTo(12, '18:05');
  await asBuyer(approved, (call) =>
    call('POST /order/entries', { body: { kind: 'approval', document: 'Resume', version: 1 } }),
  );
  goTo(11, '09:50');
  const ended = await buy('Leela Menon', { band: '3-7', item: 'Cover Letter' });
  goTo(10, '10:30');
  await addEntry(ended, { kind: 'ended', document: 'Cover Letter' });
  goTo(10, '19:15');
  const changes = await buy(
    'Farhan Ali',
    { band: '14-20', item: 'Resume' },
    { targetRole: 'Head of support (sample)' },
  );
  goTo(9, '13:00');
  const held = await buy('Nandini Bose', { band: '3-7', item: 'Starter Pack' });
  goTo(8, '11:45');
  await addEntry(held, { kind: 'hold', text: 'Sample: we’ll continue when you’re back from your leave.' });
  for (const [index, bought] of writers.entries()) {
    goTo(8, `${13 + index}:10`);
    const written = verifiedReviews[index];
    if (written) await review(bought, written);
  }
  await run('recountReviews');
  goTo(7, '10:20');
  await visitor()('POST /enquiries', { body: enquiries.late });
  await send();
  goTo(6, '17:30');
  await sendDraft(changes, 'Resume', 'Sample note: the first page is new.');
  goTo(6, '20:10');
  const { data: offers } = await visitor()('GET /coaching/offers', {});
  const hour = offers.find(({ sessions }) => sessions === 1);
  const coachingPackage = offers.find(({ sessions }) => sessions > 1);
  if (!hour || !coachingPackage) throw new Error('The sample offers are missing.');
  const { data: free } = await visitor()('GET /coaching/offers/{id}/times', { path: { id: hour.id } });
  const start = free.times.find((time) => Date.parse(time) > now + hourMs);
  await buyCoaching(hour, samplePerson('Rekha Pathak'), start);
  // The email about booked sessions leaves three minutes after the first one.
  goTo(6, '20:15');
  await send();
  goTo(firstDraftDays, '10:00');
  await buy(
    'Rohit Iyer',
    { band: '7-14', item: 'Ultimate Career Kit' },
    { targetRole: 'Programme manager (sample)' },
  );
  goTo(4, '12:10');
  const waiting = await buy(
    'Divya Shetty',
    { band: '0-3', item: 'Resume' },
    { targetRole: 'Junior analyst (sample)' },
  );
  goTo(3, '09:30');
  const answered = await visitor()('POST /enquiries/certification', { body: enquiries.answered });
  const later = await visitor()('POST /enquiries/certification', { body: enquiries.later });
  const closed = await visitor()('POST /enquiries/certification', { body: enquiries.closed });
  goTo(3, '14:20');
  await buyCoaching(coachingPackage, samplePerson('Yusuf Engineer'));
  goTo(3, '15:10');
  const asking = await buy(
    'Harpreet Gill',
    { band: '20+', item: 'LinkedIn' },
    { targetRole: 'Chief engineer (sample)' },
  );
  goTo(2, '10:05');
  await asOwner(async (call) => {
    const { data } = await call('GET /admin/enquiries/{id}', { path: { id: answered.data.id } });
    const text = 'Sample answer: the next batch starts in three weeks, and its evening classes end at nine.';
    await call('POST /admin/enquiries/{id}/replies', {
      path: { id: data.id },
      body: { text, seen: data.history.length },
    });
    const act = (id: string, body: HistoryEntryInput) =>
      call('POST /admin/enquiries/{id}/history', { path: { id }, body });
    const again = { callOn: today, why: 'Sample: wants to talk after payday.' };
    await act(later.data.id, { kind: 'call', isReached: true, seen: 0, ...again });
    await act(closed.data.id, { kind: 'call', isReached: true, seen: 0 });
    const why = 'Sample: only three of them can come.';
    await act(closed.data.id, { kind: 'close', outcome: 'not_now', why, seen: 1 });
  });
  await addEntry(asking, {
    kind: 'question',
    text: 'Sample question: which of the two projects may we name?',
  });
  goTo(2, '14:45');
  razorpay.behaviour.secondPayments = 'captured';
  const twice = await buy('Vivek Pillai', { band: '3-7', item: 'Pro Online Presence' }, { outcome: 'twice' });
  razorpay.behaviour.secondPayments = 'refunded';
  await asOwner((call) => call('POST /admin/orders/{id}/recheck', { path: { id: twice.id } }));
  goTo(2, '16:00');
  const refunding = await buy('Meher Contractor', { band: '0-3', item: 'Cover Letter' });
  goTo(1, '09:20');
  const tomorrow = await addClass(asOwner, daysLater(today, 1));
  goTo(1, '10:00');
  await reserve(tomorrow, samplePerson('Tara Fernandes'));
  goTo(1, '11:30');
  await sendDraft(waiting, 'Resume', 'Sample note: please check the dates.');
  goTo(1, '12:00');
  razorpay.behaviour.refunds = 'pending';
  await refund(refunding, 'Sample: bought by mistake.');
  razorpay.behaviour.refunds = 'processed';
  goTo(1, '15:00');
  await asBuyer(changes, (call) =>
    call('POST /order/entries', {
      body: { kind: 'changes', document: 'Resume', text: 'Sample: please put the certificates first.' },
    }),
  );
  goTo(1, '16:30');
  await asBuyer(held, (call) =>
    call('POST /order/complaints', {
      body: {
        text: 'Sample complaint: I asked for a call on Monday, and no one called.',
        wantsRefund: false,
      },
    }),
  );
  goTo(1, '18:00');
  const payer = samplePerson('Zoya Merchant');
  await asOwner((call) =>
    call('POST /admin/payment-links', {
      body: {
        subject: { kind: 'words', words: 'Sample: a one-page portfolio' },
        rupees: 3500,
        lastDay: daysLater(today, 14),
        isMailed: true,
        ...payer,
      },
    }),
  );
  await send();
  goTo(1, '19:00');
  await visitor()('POST /enquiries', { body: enquiries.spam });

  goToMinutes(100);
  const [earlier, latest] = reviewsThatWait;
  await visitor()('POST /reviews', { body: earlier });
  goToMinutes(55);
  await visitor()('POST /enquiries/certification', { body: enquiries.general });
  goToMinutes(40);
  await visitor()('POST /reviews', { body: latest });
  goToMinutes(25);
  await buy('Omkar Joshi', { band: '3-7', item: 'Resume' });
  goToMinutes(12);
  await visitor()('POST /enquiries', { body: enquiries.fresh });
  await send();
  return {
    order: await linkTo('order', waiting.person),
    payment: await linkTo('pay', payer),
    review: await linkTo('review', approved.person),
  };
}

const hourMs = 60 * 60_000;

/** Two courses that have already started, so that their buyers can review them. */
async function openCourses(
  asOwner: (act: (call: Call) => Promise<unknown>) => Promise<void>,
  today: string,
): Promise<Record<(typeof verifiedReviews)[number]['course'], Course>> {
  const running = { startDate: daysLater(today, -17), payOnline: true, weeks: 8, duration: '8 weeks' };
  const inputs = {
    evenings: {
      title: 'Interview Evenings (sample)',
      description:
        'Eight weeks of mock interviews in the evening, in a group of six, with recordings and notes on each of your answers.',
      price: 7999,
      timings: 'Tue and Thu, 8:00 pm to 9:30 pm IST',
    },
    labs: {
      title: 'Network Labs (sample)',
      description:
        'Eight weeks of evening labs with simulated routers and switches. You find the fault, fix it and explain it.',
      price: 8999,
      timings: 'Mon and Wed, 8:00 pm to 9:30 pm IST',
    },
  };
  const added: Course[] = [];
  await asOwner(async (call) => {
    const { data: people } = await call('GET /team', {});
    const taught = [
      [inputs.evenings, team.coach],
      [inputs.labs, team.networks],
    ] as const;
    for (const [input, { name }] of taught) {
      const instructorId = people.find((person) => person.name === name)?.id;
      const body = { ...running, ...input, ...(instructorId && { instructorId }) };
      added.push((await call('POST /courses', { body })).data);
    }
  });
  const [evenings, labs] = added;
  if (!evenings || !labs) throw new Error('The courses weren’t created.');
  return { evenings, labs };
}

async function addClass(
  asOwner: (act: (call: Call) => Promise<unknown>) => Promise<void>,
  startDate: string,
): Promise<Course> {
  let course: Course | undefined;
  await asOwner(async (call) => {
    const body = {
      title: 'Interview Weekend (sample)',
      description:
        'Two days of mock interviews in groups of six, with recordings of your interviews and an hour of one-on-one time with a trainer.',
      price: 4999,
      startDate,
      duration: '2 days',
      timings: '10:00 am to 4:00 pm IST',
      payOnline: true,
    };
    ({ data: course } = await call('POST /courses', { body }));
    await call('PUT /admin/courses/{id}/class', {
      path: { id: course.id },
      ifMatch: 0,
      body: {
        batch: 'Sample batch of six',
        joining: 'Sample: room 4, second floor. Please bring two printed resumes.',
        materials: [
          { title: 'Fifty questions to prepare (sample)', link: 'https://materials.example/questions' },
          {
            title: 'Recordings of your interviews (sample)',
            link: 'https://materials.example/recordings',
            from: startDate.slice(0, 10),
          },
        ],
      },
    });
  });
  if (!course) throw new Error('The class wasn’t created.');
  return course;
}
