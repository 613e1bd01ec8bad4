import type { Verification } from '#shared/domain/orders/payment.ts';

export interface PaymentFailure {
  message: string;
  /** Razorpay's explanation of why the last attempt failed. */
  reason?: string | undefined;
  orderNumber?: string | undefined;
}

export const messages = {
  dismissed: 'Payment modal dismissed by user.',
  unverified: 'Payment verification failed. Please contact support.',
  somethingWrong: 'Something went wrong. Please try again.',
} as const;

/** Nothing reaches the OTP steps yet, because no API call sends an OTP. */
export type PurchaseState =
  | { step: 'collectingData'; failure?: PaymentFailure }
  | { step: 'sendingOtp' }
  | { step: 'collectingOtp'; failure?: PaymentFailure }
  | { step: 'verifyingOtp' }
  | { step: 'processingPayment'; stage: 'ordering' | 'paying' | 'asking' }
  | { step: 'idle'; orderId: string; status: Verification['status'] };

export const isForm = (state: PurchaseState): boolean =>
  state.step === 'collectingData' || (state.step === 'processingPayment' && state.stage === 'ordering');

export type PurchaseEvent =
  | { type: 'submitted' | 'refused' | 'checkoutOpened' | 'checkoutClosed' | 'returned' }
  | { type: 'settled'; orderId: string; status: Verification['status'] }
  | { type: 'failed'; failure: PaymentFailure }
  | { type: 'otpAskedFor' | 'otpSent' | 'otpSubmitted' | 'otpAccepted' };

export const newPurchase: PurchaseState = { step: 'collectingData' };

/** Ignores an event that can't happen in the current state. */
export function nextState(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const phase = state.step === 'processingPayment' ? state.stage : state.step;
  // A payment can succeed after a failure has been reported.
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
  // The form shows its own errors.
  ordering: { checkoutOpened: processing('paying'), refused: newPurchase },
  paying: { checkoutClosed: processing('asking') },
};
