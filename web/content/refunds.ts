export const nothingRefunded = 'In general all services are non-refundable.';

export const buyersRights =
  'Nothing here limits your legal rights if a service is late, deficient or not as described.';
