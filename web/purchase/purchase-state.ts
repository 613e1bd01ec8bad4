/** What went wrong with a payment, and what a buyer who has paid all the same needs to know. */
export interface Failure {
  message: string;
  /** Razorpay's words for the last try that failed. */
  reason?: string | undefined;
  orderId?: string | undefined;
}

/** What is said of a payment that did not come about. */
export const messages = {
  dismissed: 'Payment modal dismissed by user.',
  unverified: 'Payment verification failed. Please contact support.',
  somethingWrong: 'Something went wrong. Please try again.',
} as const;

/**
 * Where a purchase is. The steps with an OTP are the specification's: no call sends one yet, so nothing leads
 * there but their own events.
 */
export type PurchaseState =
  | { step: 'collectingData'; failure?: Failure }
  | { step: 'sendingOtp' }
  | { step: 'collectingOtp'; failure?: Failure }
  | { step: 'verifyingOtp' }
  | { step: 'processingPayment'; stage: 'ordering' | 'paying' | 'asking' }
  | { step: 'idle'; orderId: string; status: 'paid' | 'processing' };

/** What happens to a purchase. */
export type PurchaseEvent =
  | { type: 'submitted' | 'refused' | 'checkoutOpened' | 'checkoutClosed' | 'returned' }
  | { type: 'settled'; orderId: string; status: 'paid' | 'processing' }
  | { type: 'failed'; failure: Failure }
  | { type: 'otpAskedFor' | 'otpSent' | 'otpSubmitted' | 'otpAccepted' };

/** A purchase before anything was done. */
export const newPurchase: PurchaseState = { step: 'collectingData' };

/** The purchase after an event. What cannot happen where it is changes nothing. */
export function purchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const place = state.step === 'processingPayment' ? state.stage : state.step;
  if (place === 'asking' && event.type === 'settled')
    return { step: 'idle', orderId: event.orderId, status: event.status };
  if (event.type === 'failed') return afterFailure(state, place, event.failure);
  return moves[place]?.[event.type] ?? state;
}

type Stage = Extract<PurchaseState, { step: 'processingPayment' }>['stage'];
type Place = Exclude<PurchaseState['step'], 'processingPayment'> | Stage;

function afterFailure(state: PurchaseState, place: Place, failure: Failure): PurchaseState {
  if (place === 'verifyingOtp') return { step: 'collectingOtp', failure };
  return place === 'sendingOtp' || place === 'asking' ? { step: 'collectingData', failure } : state;
}

const processing = (stage: Stage): PurchaseState => ({ step: 'processingPayment', stage });

const moves: Partial<Record<Place, { [Type in PurchaseEvent['type']]?: PurchaseState }>> = {
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
