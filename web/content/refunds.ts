/** The first word on refunds, as the policy says it and everything that has to say it before somebody pays. */
export const nothingRefunded = 'In general all services are non-refundable.';
