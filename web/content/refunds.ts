/** The first sentence on refunds, of the policy and of everything that a buyer reads before paying. */
export const nothingRefunded = 'In general all services are non-refundable.';

/** The sentence beside every text on refunds: the rights that the law gives a buyer. */
export const buyersRights =
  'Nothing here limits your rights where a service is late, deficient or not as described.';
