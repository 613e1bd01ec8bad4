import type { BookingState } from '#shared/domain/coaching/bookings.ts';
import { lessFee, refundProposal } from '#shared/domain/coaching/refund-proposal.ts';

const now = Date.parse('2026-12-10T06:30:00.000Z');
const [past, later] = ['2026-12-01T06:30:00.000Z', '2026-12-20T06:30:00.000Z'];

const using: readonly BookingState[] = ['booked', 'forfeited', 'missed', 'refund_asked', 'refund_settled'];

const proposed = (sold: number, bookings: [BookingState, string][], paise = 800_000) =>
  refundProposal(
    {
      sold,
      bookings: bookings.map(([state, start], index) => ({
        ...{ id: `b${index}`, coachId: 'asha', state, start, end: start, since: past },
      })),
      left: sold - bookings.filter(([state]) => using.includes(state)).length,
    },
    { paise, now },
  );

describe('a proposed refund', () => {
  it.each<[string, number, [BookingState, string][], string]>([
    ['a package of which nothing is booked', 4, [], 'Packages are discounted'],
    ['a package whose sessions are all to come', 4, [['booked', later]], 'Packages are discounted'],
    ['a package whose session we cancelled', 4, [['withdrawn', past]], 'Packages are discounted'],
    ['a single session without a time', 1, [], 'With more notice than that'],
    ['a single session that was cancelled', 1, [['cancelled', later]], 'With more notice than that'],
  ])('is everything for %s', (_, sold, bookings, sentence) => {
    expect(proposed(sold, bookings)).toEqual({
      ...{ kind: 'full', paise: 800_000, sentence: expect.stringContaining(sentence) },
    });
  });

  it.each<[string, BookingState]>([
    ['held', 'booked'],
    ['forfeited', 'forfeited'],
    ['missed', 'missed'],
  ])('is only a figure once a session was %s', (_, state) => {
    expect(
      proposed(4, [
        [state, past],
        ['booked', later],
      ]),
    ).toEqual({
      ...{ kind: 'unused', sessions: 3, paise: 600_000 },
      sentence: expect.stringContaining('case by case, and may carry an administrative fee'),
    });
  });

  it.each<[string, BookingState, string]>([
    ['held', 'booked', 'Completed sessions are not refunded.'],
    ['forfeited', 'forfeited', 'there is no refund'],
    ['missed', 'missed', 'there is no refund'],
  ])('is nothing for a single session that was %s', (_, state, sentence) => {
    expect(proposed(1, [[state, past]])).toEqual({
      ...{ kind: 'none', sentence: expect.stringContaining(sentence) },
    });
  });

  it('is the full price of a cancelled session, if the buyer asks for it', () => {
    expect(
      proposed(4, [
        ['booked', past],
        ['refund_asked', past],
      ]),
    ).toEqual({
      ...{ kind: 'asked', bookings: ['b1'], paise: 200_000 },
      sentence: 'Another date or a full refund, your choice.',
    });
    expect(proposed(1, [['refund_asked', past]])).toMatchObject({ paise: 800_000 });
  });

  it('leaves out a session whose price has been settled', () => {
    expect(proposed(4, [['refund_settled', past]])).toMatchObject({ kind: 'unused', sessions: 3 });
  });

  it('is in whole rupees', () => {
    expect(proposed(3, [['refund_asked', past]])).toMatchObject({ paise: 266_700 });
  });

  it('is never less than nothing after the fee', () => {
    expect([lessFee(600_000, 0), lessFee(600_000, 50_000), lessFee(600_000, 700_000)]).toEqual([
      600_000, 550_000, 0,
    ]);
  });
});
