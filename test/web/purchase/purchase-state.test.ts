import {
  newPurchase,
  nextState,
  type PurchaseEvent,
  type PurchaseState,
} from '#web/purchase/purchase-state.ts';

const failure = { message: 'Payment modal dismissed by user.' };
const processing = (stage: 'ordering' | 'paying' | 'asking'): PurchaseState => ({
  step: 'processingPayment',
  stage,
});
const settled: PurchaseEvent = { type: 'settled', orderId: 'order_1', status: 'paid' };
const idle: PurchaseState = { step: 'idle', orderId: 'order_1', status: 'paid' };
const failed: PurchaseEvent = { type: 'failed', failure };

const transitions: [PurchaseState, PurchaseEvent, PurchaseState][] = [
  [newPurchase, { type: 'submitted' }, processing('ordering')],
  [newPurchase, { type: 'returned' }, processing('asking')],
  [newPurchase, { type: 'otpAskedFor' }, { step: 'sendingOtp' }],
  [{ step: 'sendingOtp' }, { type: 'otpSent' }, { step: 'collectingOtp' }],
  [{ step: 'sendingOtp' }, failed, { step: 'collectingData', failure }],
  [{ step: 'collectingOtp' }, { type: 'otpSubmitted' }, { step: 'verifyingOtp' }],
  [{ step: 'verifyingOtp' }, { type: 'otpAccepted' }, processing('ordering')],
  [{ step: 'verifyingOtp' }, failed, { step: 'collectingOtp', failure }],
  [processing('ordering'), { type: 'checkoutOpened' }, processing('paying')],
  [processing('ordering'), { type: 'refused' }, newPurchase],
  [processing('paying'), { type: 'checkoutClosed' }, processing('asking')],
  [processing('asking'), settled, idle],
  [processing('asking'), failed, { step: 'collectingData', failure }],
  [newPurchase, settled, idle],
  [idle, settled, idle],
];

const states: PurchaseState[] = [
  newPurchase,
  { step: 'sendingOtp' },
  { step: 'collectingOtp' },
  { step: 'verifyingOtp' },
  processing('ordering'),
  processing('paying'),
  processing('asking'),
  idle,
];
const events: PurchaseEvent[] = [
  ...(
    [
      'submitted',
      'refused',
      'returned',
      'checkoutOpened',
      'checkoutClosed',
      'otpAskedFor',
      'otpSent',
      'otpSubmitted',
      'otpAccepted',
    ] as const
  ).map((type) => ({ type })),
  settled,
  failed,
];

describe('a purchase', () => {
  it.each(transitions)('%j, %j', (state, event, next) => {
    expect(nextState(state, event)).toEqual(next);
  });

  it('clears the last failure when it’s submitted again', () => {
    expect(nextState({ step: 'collectingData', failure }, { type: 'submitted' })).toEqual(
      processing('ordering'),
    );
  });

  it('ignores all other events', () => {
    const known = new Set(transitions.map(([state, event]) => JSON.stringify([state, event])));
    const others = states.flatMap((state) =>
      events.filter((event) => !known.has(JSON.stringify([state, event]))).map((event) => ({ state, event })),
    );
    expect(others).toHaveLength(states.length * events.length - transitions.length);
    for (const { state, event } of others) expect(nextState(state, event)).toBe(state);
  });
});
