import type { contract } from '#shared/api/contract.ts';
import { paidStatuses } from '#shared/domain/orders/order-status.ts';
import { statusPartition } from '#shared/table.ts';
import type { Grants, Trigger } from './grants.ts';

// The actions on the items of a partition.
const read = ['GetItem'] as const;
const update = ['UpdateItem'] as const;
const change = ['GetItem', 'UpdateItem'] as const;
const create = ['PutItem', 'GetItem'] as const;
const createAndChange = ['PutItem', 'GetItem', 'UpdateItem'] as const;
const changeAndRemove = ['GetItem', 'UpdateItem', 'DeleteItem'] as const;

const paidOrders = paidStatuses.map(statusPartition);

/** The rights to list orders of any status. */
const ordersListed: Grants = {
  gsi1: ['ORDER'],
  gsi3: ['ORDER_CREATED', 'ORDER_ATTEMPTED', ...paidOrders],
};

/** The rights to list any part of the enquiries. */
const enquiriesListed: Grants = {
  gsi1: ['ENQUIRY', 'SUSPECTED_ENQUIRY'],
  gsi2: ['OPEN_ENQUIRY'],
  gsi3: ['FOLLOW_UP_ENQUIRY', 'CLOSED_ENQUIRY'],
};

/** The rights to change an order, which also changes the figures of its day. */
const orderChange = { ORDER: change, DAY: update } as const;

/** The rights to write the rows by which search finds a thing, and to replace them. */
const found = { SEARCH: ['PutItem'] } as const;
const foundAnew = { SEARCH: ['PutItem', 'DeleteItem'] } as const;

/** The rights to open an order and to record its payment. */
const checkout = {
  ...orderChange,
  ...found,
  ORDER: createAndChange,
  CHECKOUT: createAndChange,
} as const;

/** The rights to read bought work, to read a place in a class, and to change work. */
const workRead = { ORDER: read, WORK: read } as const;
const placeRead = { COURSE: read, CLASS: read } as const;
const workChange = { ORDER: read, WORK: change } as const;
/** The rights to compute a payment link's state: from its orders and its course. */
const linkRead = { ORDER: read, COURSE: read } as const;
/** The rights to read an order with its place and its complaints, for its buyer. */
const ownOrderRead = { ...placeRead, ORDER: read, ENQUIRY: read } as const;
/** The rights to read bought work with its place and its complaints, for the owner. */
const sheetRead = { ...workRead, ...placeRead, ENQUIRY: read } as const;

/** The items that have mails in their outbox. */
const mailedItems = {
  ENQUIRY: change,
  ORDER: change,
  OWNER_MAIL: change,
  WORK: change,
  LINK_REQUEST: change,
  PAYMENT_LINK: change,
} as const;

/**
 * The rights of every Lambda by subject, the folder of `functions` with its handler; and the trigger of each Lambda without a
 * route. An operation of the contract without its entry does not compile, and neither does a job without its trigger.
 */
export const record = {
  health: { checkHealth: {} },
  courses: {
    listCourses: { gsi2: ['LISTED_COURSE'] },
    listAllCourses: { gsi1: ['COURSE'] },
    getCourse: { table: { COURSE: read } },
    createCourse: { table: { COURSE: create } },
    updateCourse: { table: { COURSE: change } },
    deleteCourse: { table: { COURSE: create } },
  },
  enquiries: {
    enquireAboutCourse: { table: { ENQUIRY: create, ...found } },
    enquireAboutCertification: { table: { ENQUIRY: create, ...found } },
    complain: { table: { ENQUIRY: create, ...found } },
    requestCallback: { table: { ENQUIRY: create, ...found } },
    listEnquiries: enquiriesListed,
    countEnquiries: enquiriesListed,
    exportEnquiries: enquiriesListed,
    toggleEnquiry: { table: { ENQUIRY: change } },
    restoreEnquiry: { table: { ENQUIRY: change, DAY: update } },
    getEnquiry: { table: { ENQUIRY: read } },
    replyToEnquiry: { table: { ENQUIRY: change } },
    addEnquiryAct: { table: { ENQUIRY: change } },
    markEnquiryAsSpam: { table: { ENQUIRY: change, DAY: update } },
  },
  reviews: {
    listPublicReviews: { gsi2: ['PUBLIC_REVIEW'] },
    submitReview: { table: { REVIEW: create, ...found } },
    submitVerifiedReview: { table: { REVIEW: create, ORDER: read, ...found }, secrets: ['links'] },
    listReviews: { gsi1: ['REVIEW', 'SUSPECTED_REVIEW'] },
    toggleReview: { table: { REVIEW: change } },
    restoreReview: { table: { REVIEW: change } },
    answerReview: { table: { REVIEW: change } },
    deleteReview: { table: { REVIEW: ['GetItem', 'PutItem'], SEARCH: ['DeleteItem'] } },
  },
  'interview-questions': {
    listInterviewQuestions: { gsi1: ['QUESTION'] },
    addInterviewQuestion: { table: { QUESTION: create } },
    listAllInterviewQuestions: { gsi1: ['QUESTION'] },
    updateInterviewQuestion: { table: { QUESTION: change } },
    deleteInterviewQuestion: { table: { QUESTION: create } },
    importInterviewQuestions: { table: { QUESTION: create } },
  },
  people: {
    createUser: { table: { USER: createAndChange } },
    getPerson: {
      table: {
        SEARCH: ['Query'],
        ...{ ENQUIRY: read, ORDER: read, WORK: read, PAYMENT_LINK: read, REVIEW: read },
      },
    },
  },
  orders: {
    createOrder: { table: { ...checkout }, secrets: ['razorpay'] },
    orderCourse: { table: { ...checkout, COURSE: read }, secrets: ['razorpay'] },
    verifyPayment: { table: orderChange, secrets: ['razorpay', 'links'] },
    receiveWebhook: { table: { ...orderChange, UNMATCHED_PAYMENT: createAndChange }, secrets: ['razorpay'] },
    returnFromCheckout: { table: { ...orderChange, THROTTLE: update }, secrets: ['razorpay', 'links'] },
    getOrderStatus: { table: orderChange, secrets: ['razorpay'] },
    listOrders: ordersListed,
    getOrder: { table: { ORDER: read } },
    exportOrders: ordersListed,
    recheckOrder: { table: orderChange, secrets: ['razorpay'] },
    refundOrder: { table: orderChange, secrets: ['razorpay'] },
    listUnmatchedPayments: { gsi1: ['UNMATCHED_PAYMENT'] },
    ignoreUnmatchedPayment: { table: { UNMATCHED_PAYMENT: update } },
    sweepPayments: {
      trigger: { everyMinutes: 15 },
      table: { ...orderChange, UNMATCHED_PAYMENT: createAndChange, SWEEP: change },
      gsi2: ['OPEN_PAYMENT'],
      secrets: ['razorpay'],
    },
  },
  'own-order': {
    authorizeBuyer: { trigger: { authorizes: 'customer' }, table: { ORDER: read }, secrets: ['links'] },
    openOrderSession: { table: { ORDER: read }, secrets: ['links'] },
    endOrderSession: {},
    requestOrderLink: { table: { LINK_REQUEST: create } },
    getOwnOrder: { table: { ...ownOrderRead, WORK: create, PLACE: ['PutItem'] }, secrets: ['links'] },
    saveBrief: { table: { WORK: update } },
    addOwnEntry: { table: { ...ownOrderRead, ...workChange }, files: ['PutObject', 'DeleteObject'] },
    uploadOwnFile: { table: { ...workChange, ENQUIRY: read }, files: ['PutObject', 'DeleteObject'] },
    getOwnFile: { table: { WORK: read }, files: ['GetObject'] },
    deleteOwnFiles: { table: { ...ownOrderRead, ...workChange }, files: ['DeleteObject'] },
    complainAboutOrder: { table: { ORDER: change, ENQUIRY: create, ...found } },
  },
  work: {
    listWork: { table: { ORDER: read }, gsi2: ['WORK'] },
    getWork: { table: sheetRead },
    addWorkEntry: { table: { ...sheetRead, ...workChange }, files: ['PutObject', 'DeleteObject'] },
    uploadDraft: { table: { ...workChange, ENQUIRY: read }, files: ['PutObject', 'DeleteObject'] },
    getWorkFile: { table: { WORK: read }, files: ['GetObject'] },
    correctOrderEmail: { table: { ...sheetRead, ...foundAnew, ORDER: change } },
    renewOrderLink: { table: { ORDER: update }, secrets: ['links'], mail: 'see' },
    followOrders: {
      trigger: { everyMinutes: 1 },
      table: {
        ...orderChange,
        CHECKOUT: change,
        WORK: createAndChange,
        BUYER: ['PutItem', 'DeleteItem'],
        RECEIPT: createAndChange,
        PLACE: ['PutItem'],
        COURSE: change,
        PAYMENT_LINK: change,
        ...found,
      },
      gsi4: ['ORDER'],
    },
    remindOfWork: {
      trigger: { everyMinutes: 15 },
      table: { WORK: change, COURSE: read, ORDER: change },
      gsi4: ['REMIND'],
    },
    followCourses: {
      trigger: { everyMinutes: 1 },
      table: { COURSE: changeAndRemove, PLACE: ['Query'], WORK: change },
      gsi4: ['CLASS'],
    },
  },
  'payment-links': {
    createPaymentLink: {
      table: { PAYMENT_LINK: create, COURSE: read, ORDER: read, ...found },
      secrets: ['links'],
      mail: 'see',
    },
    listPaymentLinks: { table: linkRead, gsi1: ['PAYMENT_LINK'], secrets: ['links'], mail: 'see' },
    withdrawPaymentLink: { table: { ...linkRead, PAYMENT_LINK: change } },
    recordOtherPayment: {
      table: { ORDER: createAndChange, DAY: update, PAYMENT_LINK: change, COURSE: read, ...found },
    },
    openPaymentLink: { table: { ...linkRead, PAYMENT_LINK: read }, secrets: ['links'] },
    payPaymentLink: {
      table: { ...checkout, PAYMENT_LINK: change, COURSE: read },
      secrets: ['razorpay', 'links'],
    },
  },
  classes: {
    getClass: { table: { CLASS: read } },
    updateClass: { table: { CLASS: update, COURSE: read } },
    listPlaces: { table: { PLACE: ['Query'], ORDER: read } },
    exportPlaces: { table: { PLACE: ['Query'], ORDER: read } },
  },
  receipts: {
    getOwnReceipt: { table: { ORDER: read, RECEIPT: read } },
    getReceipt: { table: { ORDER: read, RECEIPT: read } },
    exportReceipts: { table: { ORDER: read }, gsi1: ['RECEIPT'] },
  },
  search: {
    searchEverything: { table: { SEARCH: ['Query'] } },
    keepSearchKeys: {
      trigger: { everyMinutes: 1 },
      table: { ENQUIRY: change, ORDER: change, PAYMENT_LINK: change, REVIEW: changeAndRemove, ...foundAnew },
      gsi4: ['SEARCH'],
    },
  },
  activity: { listActivity: { gsi1: ['ACTIVITY'] } },
  overview: {
    getOverview: {
      table: { DAY: update },
      gsi1: ['DAY', 'ENQUIRY'],
      gsi3: paidOrders,
    },
  },
  today: {
    getToday: {
      table: { SETTINGS: read, CLASS: read },
      gsi1: ['COURSE'],
      gsi3: ['ORDER_PAID'],
      gsi5: ['DUE'],
      secrets: ['razorpay'],
      mail: 'see',
    },
  },
  mail: {
    getMailState: { gsi4: ['MAIL', 'ACKNOWLEDGEMENT'], mail: 'see' },
    sendMail: {
      trigger: { everyMinutes: 1 },
      table: {
        ...mailedItems,
        BUYER: ['Query'],
        CLASS: read,
        COURSE: read,
        SETTINGS: read,
        THROTTLE: update,
      },
      gsi1: ['COURSE'],
      gsi4: ['MAIL', 'ACKNOWLEDGEMENT'],
      gsi5: ['DUE'],
      secrets: ['links'],
      mail: 'send',
    },
    recordMailEvent: {
      trigger: {
        event: {
          source: ['aws.ses'],
          'detail-type': ['Email Sent', 'Email Bounced', 'Email Complaint Received', 'Email Rejected'],
        },
      },
      table: mailedItems,
    },
    sendDigest: { trigger: { dailyAt: '09:00' }, table: { OWNER_MAIL: create } },
  },
  settings: {
    getSettings: { table: { SETTINGS: read } },
    updateSettings: { table: { SETTINGS: update } },
  },
  sessions: {
    authorizer: { trigger: { authorizes: 'admin' }, table: { SESSION: change }, secrets: ['admin'] },
    startSession: {
      table: { SESSION: ['PutItem', 'Query', 'DeleteItem'], SETTINGS: change, THROTTLE: changeAndRemove },
      secrets: ['admin'],
    },
    getSession: {},
    endSession: { table: { SESSION: ['DeleteItem'] } },
    listSessions: { table: { SESSION: ['Query'] } },
    endOtherSessions: { table: { SESSION: ['Query', 'DeleteItem'] } },
    proveSession: { table: { SESSION: update, SETTINGS: change, THROTTLE: changeAndRemove } },
    getSecondFactor: { table: { SETTINGS: read } },
    proposeSecondFactor: { table: { SETTINGS: update } },
    enrolSecondFactor: { table: { SESSION: ['UpdateItem', 'Query', 'DeleteItem'], SETTINGS: change } },
    removeSecondFactor: { table: { SETTINGS: ['DeleteItem'] } },
    makeRecoveryCodes: { table: { SETTINGS: update } },
  },
  pages: {
    drawPage: { trigger: { draws: true } },
    refreshPages: {
      trigger: { everyMinutes: 1 },
      table: { COURSE: changeAndRemove, REVIEW: changeAndRemove, QUESTION: changeAndRemove },
      gsi4: ['REFRESH'],
      invalidatesPages: true,
    },
  },
} satisfies {
  [S in keyof typeof contract]: Record<keyof (typeof contract)[S], Grants> & Record<string, Grants | Job>;
} & Record<string, Record<string, Grants | Job>>;

/** A Lambda without a route. */
export interface Job extends Grants {
  trigger: Trigger;
}
