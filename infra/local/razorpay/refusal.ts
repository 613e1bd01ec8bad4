/** What Razorpay says about a request that it refuses. */
export interface Fault {
  description: string;
  source?: string;
  step?: string;
  reason?: string;
  field?: string;
  /** The HTTP status; 400 unless said. */
  status?: 400 | 401 | 409;
}

/** A request that Razorpay refuses; thrown, so that nothing after it happens. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.description);
    this.fault = fault;
  }
}

/** The answer to a refused request, in the body that every error of Razorpay's has. */
export const refused = ({ status = 400, ...fault }: Fault): Response =>
  Response.json(
    {
      error: {
        code: 'BAD_REQUEST_ERROR',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...fault,
      },
    },
    { status },
  );

export const unknownId: Fault = {
  description: 'The id provided does not exist',
  source: 'NA',
  step: 'NA',
  reason: 'NA',
};

export const alreadyPaid: Fault = {
  description:
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
};
