/** The first word on refunds, as the policy says it and everything that has to say it before somebody pays. */
export const nothingRefunded = 'In general all services are non-refundable.';

/** What stands beside every text that tells of refunds: the law's own rights of a buyer. */
export const buyersRights =
  'Nothing here limits your rights where a service is late, deficient or not as described.';
