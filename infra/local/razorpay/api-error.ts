/** Razorpay's answer to a refused request, without the code that all refusals have. */
export interface ApiErrorDetails {
  description: string;
  source?: string;
  step?: string;
  reason?: string;
  field?: string;
  /** The HTTP status; 400 unless said. */
  status?: 400 | 401 | 409;
}

/** A refusal by Razorpay. */
export class RazorpayApiError extends Error {
  override name = 'RazorpayApiError';
  readonly details: ApiErrorDetails;

  constructor(details: ApiErrorDetails) {
    super(details.description);
    this.details = details;
  }
}

/** The HTTP response to a refused request, in the form of all Razorpay's errors. */
export const errorResponse = ({ status = 400, ...details }: ApiErrorDetails): Response =>
  Response.json(
    {
      error: {
        code: 'BAD_REQUEST_ERROR',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...details,
      },
    },
    { status },
  );

/** The refusal of an id that no order, payment or refund has. */
export const unknownId: ApiErrorDetails = {
  description: 'The id provided does not exist',
  source: 'NA',
  step: 'NA',
  reason: 'NA',
};

/** The refusal of a payment for a paid order. */
export const orderAlreadyPaid: ApiErrorDetails = {
  description:
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
};
