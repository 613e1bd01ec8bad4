import type { OperationName } from '#shared/api/contract.ts';
import type { ListedPartition, Partition, SparsePartition, StatusPartition } from '#shared/table.ts';

/** DynamoDB actions on single items of the table. There is no Scan, and Query goes through an index. */
export type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

export type SecretName = 'admin' | 'razorpay';

/** What one Lambda may touch; anything not named is refused. */
export interface Grants {
  table?: Partial<Record<Partition, readonly ItemAction[]>>;
  /** Partitions it may Query in an index. */
  gsi1?: readonly ListedPartition[];
  gsi2?: readonly SparsePartition[];
  gsi3?: readonly StatusPartition[];
  /** Secrets whose value it may read. */
  secrets?: readonly SecretName[];
}

/** What each Lambda may touch. A new operation does not compile until it has a line here. */
export const grants: Record<OperationName, Grants> = {
  checkHealth: {},

  listCourses: { gsi1: ['COURSE'] },
  getCourse: { table: { COURSE: ['GetItem'] } },
  createCourse: { table: { COURSE: ['PutItem', 'GetItem'] } },
  updateCourse: { table: { COURSE: ['UpdateItem', 'GetItem'] } },
  deleteCourse: { table: { COURSE: ['DeleteItem'] } },

  enquireAboutCourse: { table: { ENQUIRY: ['PutItem', 'GetItem'] } },
  enquireAboutCertification: { table: { ENQUIRY: ['PutItem', 'GetItem'] } },
  listEnquiries: { gsi1: ['ENQUIRY', 'SUSPECTED_ENQUIRY'] },
  toggleEnquiry: { table: { ENQUIRY: ['GetItem', 'UpdateItem'] } },

  listPublicReviews: { gsi2: ['PUBLIC_REVIEW'] },
  submitReview: { table: { REVIEW: ['PutItem', 'GetItem'] } },
  listReviews: { gsi1: ['REVIEW', 'SUSPECTED_REVIEW'] },
  toggleReview: { table: { REVIEW: ['GetItem', 'UpdateItem'] } },
  deleteReview: { table: { REVIEW: ['DeleteItem'] } },

  listInterviewQuestions: { gsi1: ['QUESTION'] },
  addInterviewQuestion: { table: { QUESTION: ['PutItem', 'GetItem'] } },
  listAllInterviewQuestions: { gsi1: ['QUESTION'] },
  updateInterviewQuestion: { table: { QUESTION: ['GetItem', 'UpdateItem'] } },
  deleteInterviewQuestion: { table: { QUESTION: ['DeleteItem'] } },
  importInterviewQuestions: { table: { QUESTION: ['PutItem'] } },

  createUser: { table: { USER: ['PutItem', 'GetItem'], THROTTLE: ['UpdateItem'] } },
  createOrder: {
    table: {
      ORDER: ['PutItem', 'GetItem'],
      CHECKOUT: ['PutItem', 'GetItem', 'UpdateItem'],
      THROTTLE: ['UpdateItem'],
    },
    secrets: ['razorpay'],
  },
  verifyPayment: { table: { ORDER: ['GetItem', 'UpdateItem'] }, secrets: ['razorpay'] },
  receiveWebhook: { table: { ORDER: ['GetItem', 'UpdateItem'] }, secrets: ['razorpay'] },
  returnFromCheckout: { table: { ORDER: ['GetItem', 'UpdateItem'] }, secrets: ['razorpay'] },

  getOrderStatus: { table: { ORDER: ['GetItem', 'UpdateItem'] }, secrets: ['razorpay'] },
  listOrders: {
    gsi1: ['ORDER'],
    gsi3: ['ORDER_CREATED', 'ORDER_ATTEMPTED', 'ORDER_PAID', 'ORDER_PARTIALLY_REFUNDED', 'ORDER_REFUNDED'],
  },
  recheckOrder: { table: { ORDER: ['GetItem', 'UpdateItem'] }, secrets: ['razorpay'] },
  refundOrder: { table: { ORDER: ['GetItem', 'UpdateItem'] }, secrets: ['razorpay'] },

  getOverview: {
    table: { DAY: ['PutItem'] },
    gsi1: ['DAY', 'ENQUIRY', 'REVIEW'],
    gsi3: ['ORDER_PAID', 'ORDER_PARTIALLY_REFUNDED', 'ORDER_REFUNDED'],
  },

  startSession: {
    table: { SESSION: ['PutItem'], THROTTLE: ['UpdateItem', 'DeleteItem'] },
    secrets: ['admin'],
  },
  getSession: {},
  endSession: { table: { SESSION: ['DeleteItem'] } },
};

/** What the Lambda authorizer in front of the `admin` routes may touch. */
export const authorizerGrants: Grants = { table: { SESSION: ['UpdateItem'] }, secrets: ['admin'] };

/** What the scheduled look at Razorpay for payments that nobody told of may touch. */
export const sweepGrants: Grants = {
  table: { ORDER: ['GetItem', 'UpdateItem'], SWEEP: ['GetItem', 'UpdateItem'] },
  gsi2: ['UNSETTLED_ORDER'],
  secrets: ['razorpay'],
};
