import type { Verification } from '#shared/domain/orders/payment.ts';

/** A payment that did not come about, with the order that a buyer who has paid all the same needs to name. */
export interface PaymentFailure {
  message: string;
  /** Razorpay's words for the last try that failed. */
  reason?: string | undefined;
  orderId?: string | undefined;
}

/** The messages for a payment that did not come about. */
export const messages = {
  dismissed: 'Payment modal dismissed by user.',
  unverified: 'Payment verification failed. Please contact support.',
  somethingWrong: 'Something went wrong. Please try again.',
} as const;

/**
 * The state of a purchase. The steps with an OTP are the specification's: no call sends one yet, so nothing leads
 * there but their own events.
 */
export type PurchaseState =
  | { step: 'collectingData'; failure?: PaymentFailure }
  | { step: 'sendingOtp' }
  | { step: 'collectingOtp'; failure?: PaymentFailure }
  | { step: 'verifyingOtp' }
  | { step: 'processingPayment'; stage: 'ordering' | 'paying' | 'asking' }
  | { step: 'idle'; orderId: string; status: Verification['status'] };

/** Whether the buyer's details are shown: they stay until the order is opened. */
export const isForm = (state: PurchaseState): boolean =>
  state.step === 'collectingData' || (state.step === 'processingPayment' && state.stage === 'ordering');

/** An event that may change a purchase's state. */
export type PurchaseEvent =
  | { type: 'submitted' | 'refused' | 'checkoutOpened' | 'checkoutClosed' | 'returned' }
  | { type: 'settled'; orderId: string; status: Verification['status'] }
  | { type: 'failed'; failure: PaymentFailure }
  | { type: 'otpAskedFor' | 'otpSent' | 'otpSubmitted' | 'otpAccepted' };

/** The state in which a purchase begins. */
export const newPurchase: PurchaseState = { step: 'collectingData' };

/** The state after an event. An event that cannot happen in a state changes nothing. */
export function nextState(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const phase = state.step === 'processingPayment' ? state.stage : state.step;
  // Money may come after its failure was told.
  if (event.type === 'settled')
    return phase === 'asking' || phase === 'collectingData' || phase === 'idle'
      ? { step: 'idle', orderId: event.orderId, status: event.status }
      : state;
  if (event.type === 'failed') return afterFailure(state, phase, event.failure);
  return moves[phase]?.[event.type] ?? state;
}

type Stage = Extract<PurchaseState, { step: 'processingPayment' }>['stage'];
type Phase = Exclude<PurchaseState['step'], 'processingPayment'> | Stage;

function afterFailure(state: PurchaseState, phase: Phase, failure: PaymentFailure): PurchaseState {
  if (phase === 'verifyingOtp') return { step: 'collectingOtp', failure };
  return phase === 'sendingOtp' || phase === 'asking' ? { step: 'collectingData', failure } : state;
}

const processing = (stage: Stage) => ({ step: 'processingPayment', stage }) as const;

const moves: Partial<Record<Phase, { [Type in PurchaseEvent['type']]?: PurchaseState }>> = {
  collectingData: {
    submitted: processing('ordering'),
    returned: processing('asking'),
    otpAskedFor: { step: 'sendingOtp' },
  },
  sendingOtp: { otpSent: { step: 'collectingOtp' } },
  collectingOtp: { otpSubmitted: { step: 'verifyingOtp' } },
  verifyingOtp: { otpAccepted: processing('ordering') },
  // The form says itself what is wrong with it.
  ordering: { checkoutOpened: processing('paying'), refused: newPurchase },
  paying: { checkoutClosed: processing('asking') },
};
