import type { contract } from '#shared/api/contract.ts';
import { digestTime } from '#shared/domain/mail/digest-time.ts';
import { paidStatuses } from '#shared/domain/orders/order-status.ts';
import { dueKinds, duePartition } from '#shared/domain/today/due.ts';
import { statusPartition } from '#shared/table.ts';
import type { Grants, Trigger } from './grants.ts';

const read = ['GetItem'] as const;
const update = ['UpdateItem'] as const;
const change = ['GetItem', 'UpdateItem'] as const;
const create = ['PutItem', 'GetItem'] as const;
const createAndChange = ['PutItem', 'GetItem', 'UpdateItem'] as const;
const changeAndRemove = ['GetItem', 'UpdateItem', 'DeleteItem'] as const;

const paidOrders = paidStatuses.map(statusPartition);
const due = dueKinds.map(duePartition);

const ordersListed: Grants = {
  gsi1: ['ORDER'],
  gsi3: ['ORDER_CREATED', 'ORDER_ATTEMPTED', ...paidOrders],
};

const enquiriesListed: Grants = {
  gsi1: ['ENQUIRY', 'SUSPECTED_ENQUIRY'],
  gsi2: ['OPEN_ENQUIRY'],
  gsi3: ['FOLLOW_UP_ENQUIRY', 'CLOSED_ENQUIRY'],
};

/** Also updates the figures for the day of the order. */
const orderChange = { ORDER: change, DAY: update } as const;

const seatChange = { ...orderChange, SEATS: change } as const;

const booking = { WORK: change, COACH_DAY: createAndChange, AVAILABILITY: read } as const;

/** Also begins coaching work and books the session that was picked before the payment. */
const paymentChange = { ...seatChange, ...booking, WORK: createAndChange } as const;

/** The agreed time of a link is locked when the link is created. */
const agreedBooking = { WORK: createAndChange, COACH_DAY: change } as const;

const found = { SEARCH: ['PutItem', 'DeleteItem'] } as const;

const checkout = {
  ...seatChange,
  ...found,
  ORDER: createAndChange,
  CHECKOUT: createAndChange,
} as const;

/** What a coach's free times are computed from. */
const takeAndList = [...createAndChange, 'Query'] as const;
const diaryRead = { AVAILABILITY: read, SETTINGS: read, COACH_DAY: ['Query'] } as const;
const todayRead = { ...diaryRead, CLASS: read, SEATS: ['Query'], WORK: read } as const;
const workRead = { ORDER: read, WORK: read } as const;
const placeRead = { COURSE: read, CLASS: read } as const;
const workChange = { ORDER: read, WORK: change } as const;
const linkRead = { ORDER: read, COURSE: read, SEATS: read } as const;
const ownOrderRead = { ...placeRead, ORDER: read, ENQUIRY: read } as const;
const detailRead = { ...workRead, ...placeRead, ENQUIRY: read } as const;

const mailedItems = {
  ENQUIRY: change,
  ORDER: change,
  OWNER_MAIL: change,
  WORK: change,
  LINK_REQUEST: change,
  PAYMENT_LINK: change,
} as const;

/** Each Lambda's grants, by subject (its folder in `functions`), and its trigger if it has no route. */
export const record = {
  health: { checkHealth: {} },
  coaching: {
    listOffers: { table: diaryRead, gsi1: ['OFFER', 'TEAM_MEMBER'] },
    listFreeTimes: { table: { ...diaryRead, OFFER: read, TEAM_MEMBER: read } },
    listAllOffers: { gsi1: ['OFFER'] },
    createOffer: { table: { OFFER: create, TEAM_MEMBER: read }, gsi1: ['OFFER'] },
    updateOffer: { table: { OFFER: change, TEAM_MEMBER: read }, gsi1: ['OFFER'] },
    deleteOffer: { table: { OFFER: create } },
    getAvailability: { table: { AVAILABILITY: read } },
    updateAvailability: { table: { AVAILABILITY: createAndChange, TEAM_MEMBER: read } },
  },
  courses: {
    listCourses: { table: { SEATS: ['Query'] }, gsi2: ['LISTED_COURSE'] },
    listAllCourses: { table: { SEATS: ['Query'] }, gsi1: ['COURSE'] },
    getCourse: { table: { COURSE: read, SEATS: read } },
    createCourse: { table: { COURSE: create, SEATS: create, TEAM_MEMBER: read } },
    updateCourse: { table: { COURSE: change, SEATS: change, TEAM_MEMBER: read } },
    deleteCourse: { table: { COURSE: create, SEATS: ['DeleteItem'] } },
  },
  enquiries: {
    enquireAboutCourse: { table: { ENQUIRY: create, SETTINGS: read, ...found } },
    enquireAboutCertification: { table: { ENQUIRY: create, ...found } },
    complain: { table: { ENQUIRY: create, ...found } },
    requestCallback: { table: { ENQUIRY: create, ...found } },
    listEnquiries: enquiriesListed,
    countEnquiries: { gsi1: enquiriesListed.gsi1, gsi3: enquiriesListed.gsi3 },
    exportEnquiries: enquiriesListed,
    toggleEnquiry: { table: { ENQUIRY: change } },
    restoreEnquiry: { table: { ENQUIRY: change, DAY: update } },
    getEnquiry: { table: { ENQUIRY: read } },
    replyToEnquiry: { table: { ENQUIRY: change } },
    addHistoryEntry: { table: { ENQUIRY: change } },
    emailWaitlist: {
      trigger: { everyMinutes: 1 },
      table: { SEATS: change, COURSE: read, ENQUIRY: change },
      gsi2: ['WAITLIST'],
      gsi4: ['WAITLIST'],
    },
    markEnquiryAsSpam: { table: { ENQUIRY: change, DAY: update } },
    moveSpam: {
      table: { ENQUIRY: change, DAY: update, ORDER: read, BUYER: ['Query'], SEARCH: ['Query'] },
    },
  },
  reviews: {
    listPublicReviews: { gsi2: ['PUBLIC_REVIEW'] },
    listCourseReviews: { gsi3: ['COURSE_REVIEW'] },
    getReviewSummary: { table: { REVIEW_SUMMARY: read } },
    openReviewLink: { table: { ORDER: read, COURSE: read, TEAM_MEMBER: read }, secrets: ['links'] },
    submitReview: { table: { REVIEW: create, ...found } },
    submitVerifiedReview: { table: { REVIEW: create, ORDER: read, ...found }, secrets: ['links'] },
    listReviews: { gsi1: ['REVIEW', 'SUSPECTED_REVIEW'] },
    getReview: { table: { REVIEW: read } },
    toggleReview: { table: { REVIEW: change } },
    declineReview: { table: { REVIEW: change } },
    restoreReview: { table: { REVIEW: change } },
    answerReview: { table: { REVIEW: change } },
    deleteReview: { table: { REVIEW: create, SEARCH: ['DeleteItem'] } },
    recountReviews: {
      trigger: { everyMinutes: 1 },
      table: { REVIEW: changeAndRemove, REVIEW_SUMMARY: createAndChange },
      gsi2: ['PUBLIC_REVIEW'],
      gsi4: ['RECOUNT'],
    },
  },
  'interview-questions': {
    listInterviewQuestions: { gsi1: ['QUESTION'] },
    addInterviewQuestion: {
      table: { QUESTION: create },
      gsi2: ['QUESTION_TEXT'],
      gsi3: ['ADDED_QUESTION'],
    },
    listAllInterviewQuestions: { gsi1: ['QUESTION'] },
    updateInterviewQuestion: { table: { QUESTION: change }, gsi2: ['QUESTION_TEXT'] },
    deleteInterviewQuestion: { table: { QUESTION: create } },
    importInterviewQuestions: { table: { QUESTION: create }, gsi2: ['QUESTION_TEXT'] },
  },
  customers: {
    createUser: { table: { USER: createAndChange } },
    getCustomer: {
      table: {
        SEARCH: ['Query'],
        ...{ ENQUIRY: read, ORDER: read, WORK: read, PAYMENT_LINK: read, REVIEW: read },
      },
    },
  },
  orders: {
    createOrder: {
      table: { ...orderChange, ...found, ORDER: createAndChange, CHECKOUT: createAndChange },
      secrets: ['razorpay'],
    },
    orderCourse: { table: { ...checkout, COURSE: read }, secrets: ['razorpay'] },
    orderCoaching: {
      table: {
        ...{ ...orderChange, ...diaryRead, ...booking, COACH_DAY: takeAndList, WORK: createAndChange },
        ...{ ORDER: createAndChange, CHECKOUT: createAndChange, SEARCH: ['PutItem'] },
        ...{ OFFER: read, TEAM_MEMBER: read },
      },
      secrets: ['razorpay'],
    },
    verifyPayment: { table: paymentChange, secrets: ['razorpay', 'links'] },
    receiveWebhook: {
      table: {
        ...{ ...seatChange, UNMATCHED_PAYMENT: createAndChange },
        ...{ COACH_DAY: createAndChange, AVAILABILITY: read },
      },
      secrets: ['razorpay'],
    },
    returnFromCheckout: { table: { ...paymentChange, THROTTLE: update }, secrets: ['razorpay', 'links'] },
    getOrderStatus: { table: paymentChange, secrets: ['razorpay'] },
    listOrders: ordersListed,
    getOrder: { table: { ORDER: read } },
    exportOrders: ordersListed,
    recheckOrder: { table: paymentChange, secrets: ['razorpay'] },
    renewOrderLink: { table: { ORDER: update }, secrets: ['links'], mail: 'see' },
    refundOrder: { table: seatChange, secrets: ['razorpay'] },
    keepBothPayments: { table: { ORDER: change } },
    arrangeSeat: { table: { ORDER: change, SEATS: change } },
    keepLatePayment: { table: { ORDER: change } },
    listUnmatchedPayments: { gsi1: ['UNMATCHED_PAYMENT'] },
    ignoreUnmatchedPayment: { table: { UNMATCHED_PAYMENT: update } },
    sweepPayments: {
      trigger: { everyMinutes: 15 },
      table: { ...paymentChange, UNMATCHED_PAYMENT: createAndChange, SWEEP: change },
      gsi2: ['OPEN_PAYMENT'],
      secrets: ['razorpay'],
    },
  },
  'own-order': {
    authorizeBuyer: { trigger: { authorizes: 'buyer' }, table: { ORDER: read }, secrets: ['links'] },
    openOrderSession: { table: { ORDER: read }, secrets: ['links'] },
    endOrderSession: {},
    requestOrderLink: { table: { LINK_REQUEST: create } },
    getOwnOrder: { table: { ...ownOrderRead, WORK: create, CLASS_SEAT: ['PutItem'] }, secrets: ['links'] },
    getReviewLink: { table: { ...placeRead, ORDER: read }, secrets: ['links'] },
    saveBrief: { table: { WORK: update } },
    addOwnEntry: { table: { ...ownOrderRead, ...workChange }, files: ['PutObject', 'DeleteObject'] },
    uploadOwnFile: { table: { ...workChange, ENQUIRY: read }, files: ['PutObject', 'DeleteObject'] },
    getOwnFile: { table: { WORK: read }, files: ['GetObject'] },
    deleteOwnFiles: { table: { ...ownOrderRead, ...workChange }, files: ['DeleteObject'] },
    listOwnTimes: { table: { ...diaryRead, ORDER: read } },
    showOwnSessions: { table: { ...diaryRead, ORDER: read, WORK: read } },
    bookSession: {
      table: { ...diaryRead, ...booking, ORDER: read, ENQUIRY: read, COACH_DAY: takeAndList },
    },
    changeOwnBooking: { table: { ORDER: read, ENQUIRY: read, WORK: change, COACH_DAY: change } },
    complainAboutOrder: { table: { ORDER: change, ENQUIRY: create, ...found } },
  },
  work: {
    listWork: { table: { ORDER: read }, gsi2: ['WORK'] },
    getWork: { table: detailRead },
    addWorkEntry: { table: { ...detailRead, ...workChange }, files: ['PutObject', 'DeleteObject'] },
    uploadDraft: { table: { ...workChange, ENQUIRY: read }, files: ['PutObject', 'DeleteObject'] },
    listWorkTimes: { table: { ...diaryRead, ORDER: read } },
    bookForBuyer: { table: { ORDER: read, ENQUIRY: read, WORK: change, COACH_DAY: createAndChange } },
    changeBooking: { table: { ORDER: read, ENQUIRY: read, WORK: change, COACH_DAY: change } },
    getWorkFile: { table: { WORK: read }, files: ['GetObject'] },
    correctOrderEmail: { table: { ...detailRead, ...found, ORDER: change } },
    remindOfWork: {
      trigger: { everyMinutes: 15 },
      table: { WORK: change, ...placeRead, ORDER: change },
      gsi4: ['REMIND'],
    },
    followCourses: {
      trigger: { everyMinutes: 1 },
      table: { COURSE: changeAndRemove, CLASS: change, CLASS_SEAT: ['Query'], WORK: change },
      gsi4: ['CLASS'],
    },
  },
  fulfilment: {
    followOrders: {
      trigger: { everyMinutes: 1 },
      table: {
        ...paymentChange,
        CHECKOUT: change,
        BUYER: ['PutItem', 'DeleteItem'],
        RECEIPT: createAndChange,
        CLASS: read,
        CLASS_SEAT: ['PutItem'],
        COURSE: read,
        PAYMENT_LINK: change,
        ...found,
      },
      gsi4: ['ORDER', 'SEAT'],
    },
    finishBookings: {
      trigger: { everyMinutes: 1 },
      table: { ...booking, ORDER: read, PAYMENT_LINK: change },
      gsi4: ['BOOKING'],
    },
  },
  'payment-links': {
    createPaymentLink: {
      table: {
        ...{ ...linkRead, PAYMENT_LINK: create, ...found },
        ...{ OFFER: read, TEAM_MEMBER: read, COACH_DAY: createAndChange },
      },
      secrets: ['links'],
      mail: 'see',
    },
    listPaymentLinks: { table: linkRead, gsi1: ['PAYMENT_LINK'], secrets: ['links'], mail: 'see' },
    withdrawPaymentLink: { table: { ...linkRead, PAYMENT_LINK: change } },
    recordOfflinePayment: {
      table: {
        ...{ ...seatChange, ...found },
        ...{ ORDER: createAndChange, PAYMENT_LINK: change, COURSE: read },
      },
    },
    openPaymentLink: { table: { ...linkRead, PAYMENT_LINK: read }, secrets: ['links'] },
    payPaymentLink: {
      table: { ...checkout, ...agreedBooking, PAYMENT_LINK: change, COURSE: read },
      secrets: ['razorpay', 'links'],
    },
  },
  classes: {
    getClass: { table: { CLASS: read } },
    updateClass: { table: { CLASS: createAndChange, COURSE: read } },
    dismissOverbooking: { table: { COURSE: read, SEATS: change } },
    listClassSeats: { table: { CLASS_SEAT: ['Query'], ORDER: read } },
    exportClassSeats: { table: { CLASS_SEAT: ['Query'], ORDER: read } },
  },
  receipts: {
    getOwnReceipt: { table: { ORDER: read, RECEIPT: read } },
    getReceipt: { table: { ORDER: read, RECEIPT: read } },
    exportReceipts: { table: { ORDER: read }, gsi1: ['RECEIPT'] },
  },
  search: {
    searchEverything: { table: { SEARCH: ['Query'] } },
    reindexItems: {
      trigger: { everyMinutes: 1 },
      table: {
        ...{ ENQUIRY: change, ORDER: change, PAYMENT_LINK: change },
        ...{ REVIEW: changeAndRemove, TEAM_MEMBER: changeAndRemove },
        ...found,
      },
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
      table: { ...todayRead, SECOND_FACTOR: read },
      gsi1: ['COURSE', 'OFFER'],
      gsi3: ['ORDER_PAID'],
      gsi5: due,
      secrets: ['razorpay'],
      mail: 'see',
    },
    listDueRows: { table: todayRead, gsi1: ['COURSE', 'OFFER'], gsi5: due },
  },
  mail: {
    getMailState: { gsi4: ['MAIL', 'ACKNOWLEDGEMENT'], mail: 'see' },
    sendMail: {
      trigger: { everyMinutes: 1 },
      table: {
        ...todayRead,
        ...mailedItems,
        BUYER: ['Query'],
        SEARCH: ['Query'],
        COURSE: read,
        THROTTLE: update,
      },
      gsi1: ['COURSE', 'OFFER'],
      gsi4: ['MAIL', 'ACKNOWLEDGEMENT'],
      gsi5: due,
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
      table: { ...mailedItems, BUYER: ['Query'], SEARCH: ['Query'] },
    },
    sendDigest: { trigger: { dailyAt: digestTime }, table: { OWNER_MAIL: create } },
  },
  settings: {
    getSettings: { table: { SETTINGS: read } },
    updateSettings: { table: { SETTINGS: update } },
  },
  team: {
    listTeam: { gsi1: ['TEAM_MEMBER'] },
    listAllMembers: { gsi1: ['TEAM_MEMBER'] },
    createMember: { table: { TEAM_MEMBER: create, SEARCH: ['PutItem'] }, gsi1: ['TEAM_MEMBER'] },
    updateMember: { table: { TEAM_MEMBER: change, ...found } },
    deleteMember: {
      table: { TEAM_MEMBER: create, COURSE: ['Query'], COACH_DAY: ['Query'], SEARCH: ['DeleteItem'] },
      gsi1: ['OFFER'],
    },
    uploadPortrait: { table: { TEAM_MEMBER: change }, portraits: ['PutObject'] },
    removePortrait: { table: { TEAM_MEMBER: change } },
    deletePortraits: {
      trigger: { everyMinutes: 1 },
      table: { TEAM_MEMBER: change },
      gsi4: ['PORTRAIT'],
      portraits: ['DeleteObject'],
    },
  },
  sessions: {
    authorizer: { trigger: { authorizes: 'admin' }, table: { SESSION: change }, secrets: ['admin'] },
    startSession: {
      table: {
        SESSION: ['PutItem', 'Query', 'DeleteItem'],
        SECOND_FACTOR: change,
        THROTTLE: changeAndRemove,
      },
      secrets: ['admin'],
    },
    getSession: {},
    endSession: { table: { SESSION: ['DeleteItem'] } },
    listSessions: { table: { SESSION: ['Query'] } },
    endOtherSessions: { table: { SESSION: ['Query', 'DeleteItem'] } },
    proveSession: { table: { SESSION: update, SECOND_FACTOR: change, THROTTLE: changeAndRemove } },
    getSecondFactor: { table: { SECOND_FACTOR: read } },
    proposeSecondFactor: { table: { SECOND_FACTOR: update } },
    enrolSecondFactor: { table: { SESSION: ['UpdateItem', 'Query', 'DeleteItem'], SECOND_FACTOR: change } },
    removeSecondFactor: { table: { SECOND_FACTOR: ['DeleteItem'] } },
    makeRecoveryCodes: { table: { SECOND_FACTOR: change } },
  },
  pages: {
    renderPage: { trigger: { renders: true }, table: { QUESTION: ['GetItem', 'Query'] } },
    refreshPages: {
      trigger: { everyMinutes: 1 },
      table: {
        ...{ COURSE: changeAndRemove, QUESTION: changeAndRemove },
        ...{ SEATS: change, REVIEW_SUMMARY: change, TEAM_MEMBER: changeAndRemove },
        ...{ OFFER: changeAndRemove, AVAILABILITY: change, COACH_DAY: change },
      },
      gsi4: ['REFRESH'],
      invalidatesPages: true,
    },
  },
} satisfies {
  [S in keyof typeof contract]: Record<keyof (typeof contract)[S], Grants> & Record<string, Grants | Job>;
} & Record<string, Record<string, Grants | Job>>;

export interface Job extends Grants {
  trigger: Trigger;
}
