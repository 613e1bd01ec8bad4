/** Razorpay's answer to a request that it refuses, beside the code that all of them have. */
export interface ApiErrorDetails {
  description: string;
  source?: string;
  step?: string;
  reason?: string;
  field?: string;
  /** The HTTP status; 400 unless said. */
  status?: 400 | 401 | 409;
}

/** A request that Razorpay refuses; thrown, so that nothing after it happens. */
export class RazorpayApiError extends Error {
  override name = 'RazorpayApiError';
  readonly details: ApiErrorDetails;

  constructor(details: ApiErrorDetails) {
    super(details.description);
    this.details = details;
  }
}

/** The HTTP response of a refused request, in the body that every error of Razorpay's has. */
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

/** Says that no order, payment or refund has the id. */
export const unknownId: ApiErrorDetails = {
  description: 'The id provided does not exist',
  source: 'NA',
  step: 'NA',
  reason: 'NA',
};

/** Says that the order needs no further payment. */
export const orderAlreadyPaid: ApiErrorDetails = {
  description:
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
};
