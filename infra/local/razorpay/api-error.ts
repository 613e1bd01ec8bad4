export interface ApiErrorDetails {
  description: string;
  source?: string;
  step?: string;
  reason?: string;
  field?: string;
  status?: 400 | 401 | 409;
}

export class RazorpayApiError extends Error {
  override name = 'RazorpayApiError';
  readonly details: ApiErrorDetails;

  constructor(details: ApiErrorDetails) {
    super(details.description);
    this.details = details;
  }
}

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

export const unknownId: ApiErrorDetails = {
  description: 'The id provided does not exist',
  source: 'NA',
  step: 'NA',
  reason: 'NA',
};

export const orderAlreadyPaid: ApiErrorDetails = {
  description:
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
};
