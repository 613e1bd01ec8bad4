/**
 * The one DynamoDB table: its keys, its indexes and the partitions it is divided into.
 *
 * One entity lives under one partition value, so that an IAM condition on `dynamodb:LeadingKeys` can tell the
 * entities apart. A partition value takes about 1,000 writes and 3,000 reads a second, which is far above
 * what this product meets; an entity that outgrew it would be spread by month (`ORDER#<yyyymm>`).
 */

/** Attribute names of the table's and the indexes' keys, and of its time to live (epoch seconds). */
export const keys = {
  table: { partition: 'pk', sort: 'sk' },
  gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' },
  gsi2: { partition: 'gsi2pk', sort: 'gsi2sk' },
  timeToLive: 'ttl',
} as const;

/** An index by name. Both carry whole items and are read newest first. */
export type IndexName = 'gsi1' | 'gsi2';

/** Partition values of the table itself. */
export type Partition =
  | 'COURSE'
  | 'ENQUIRY'
  | 'REVIEW'
  | 'QUESTION'
  | 'USER'
  | 'ORDER'
  | 'SESSION'
  | 'THROTTLE';

/** Partition values of `gsi1`: the entities that are listed, each in the order its readers want. */
export type ListedPartition =
  | 'COURSE'
  | 'ENQUIRY'
  | 'SUSPECTED_ENQUIRY'
  | 'REVIEW'
  | 'SUSPECTED_REVIEW'
  | 'QUESTION'
  | 'ORDER';

/** Partition values of `gsi2`: sparse, only what the public may read. */
export type PublicPartition = 'PUBLIC_REVIEW';
