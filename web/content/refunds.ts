export const nonRefundableText = 'In general all services are non-refundable.';

export const legalRightsText =
  'Nothing here limits your legal rights if a service is late, deficient or not as described.';
