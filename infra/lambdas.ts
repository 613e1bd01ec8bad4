import { type OperationName, operations } from '#shared/api/contract.ts';
import { type Endpoint, leavesActivity } from '#shared/api/endpoint.ts';
import { attentionKinds } from '#shared/domain/orders/attention-kinds.ts';
import { paidStatuses } from '#shared/domain/orders/order-status.ts';
import { drawnPages } from '#shared/pages.ts';
import { attentionPartition, type Partition, statusPartition } from '#shared/table.ts';
import type { AsynchronousTrigger, Grants, GuardedAuth, ItemAction, Trigger } from './grants.ts';
import { throttleOf } from './throttles.ts';

// What an entry may do with the items of a partition.
const read = ['GetItem'] as const;
const update = ['UpdateItem'] as const;
const change = ['GetItem', 'UpdateItem'] as const;
const create = ['PutItem', 'GetItem'] as const;
const createAndChange = ['PutItem', 'GetItem', 'UpdateItem'] as const;
const changeAndRemove = ['GetItem', 'UpdateItem', 'DeleteItem'] as const;

const attentionLists = attentionKinds.map(attentionPartition);
const paidOrders = paidStatuses.map(statusPartition);

/** Rights of the lists of orders, whichever filter is asked for. */
const ordersListed: Grants = {
  table: { ORDER: read, ATTENTION: update },
  gsi1: ['ORDER', ...attentionLists],
  gsi3: ['ORDER_CREATED', 'ORDER_ATTEMPTED', ...paidOrders],
};

/** What a change of an order touches: its day's figures and the lists of what needs attention as well. */
const orderChange = { ORDER: change, ATTENTION: update, DAY: update } as const;

/** An order that is opened, and paid. */
const checkout = { ...orderChange, ORDER: createAndChange, CHECKOUT: createAndChange } as const;

/** Bought work with its order, and a change of it. */
const workRead = { ORDER: read, WORK: read } as const;
const placeRead = { COURSE: read, CLASS: read } as const;
/** The rows by which a payment link stands: its orders, and the course that it is for. */
const linkRead = { ORDER: read, COURSE: read } as const;
/** An order as its buyer reads it: with its place and its complaints. */
const ownOrderRead = { ...placeRead, ORDER: read, ENQUIRY: read } as const;
const workChange = { ORDER: read, WORK: change } as const;

/** The items whose outbox has mails. */
const mailedItems = {
  ENQUIRY: change,
  ORDER: change,
  OWNER_MAIL: change,
  WORK: change,
  LINK_REQUEST: change,
  PAYMENT_LINK: change,
} as const;

/**
 * Every Lambda, by subject. An operation of the contract without its entry does not compile, nor an entry that has
 * neither a route nor a trigger. Each says its rights (`grants.ts`), and, where no route starts it, its file and its trigger.
 */
const entries = {
  checkHealth: {},

  listCourses: { gsi1: ['COURSE'] },
  getCourse: { table: { COURSE: read } },
  createCourse: { table: { COURSE: create } },
  updateCourse: { table: { COURSE: change } },
  deleteCourse: { table: { COURSE: create } },

  enquireAboutCourse: { table: { ENQUIRY: create } },
  enquireAboutCertification: { table: { ENQUIRY: create } },
  listEnquiries: { gsi1: ['ENQUIRY', 'SUSPECTED_ENQUIRY'] },
  exportEnquiries: { gsi1: ['ENQUIRY', 'SUSPECTED_ENQUIRY'] },
  toggleEnquiry: { table: { ENQUIRY: change } },
  restoreEnquiry: { table: { ENQUIRY: change, DAY: update } },
  getEnquiry: { table: { ENQUIRY: read } },
  replyToEnquiry: { table: { ENQUIRY: change } },
  logCall: { table: { ENQUIRY: change } },

  listPublicReviews: { gsi2: ['PUBLIC_REVIEW'] },
  submitReview: { table: { REVIEW: create } },
  submitVerifiedReview: { table: { REVIEW: create, ORDER: read }, secrets: ['links'] },
  listReviews: { gsi1: ['REVIEW', 'SUSPECTED_REVIEW'] },
  toggleReview: { table: { REVIEW: change } },
  restoreReview: { table: { REVIEW: change } },
  answerReview: { table: { REVIEW: change } },
  deleteReview: { table: { REVIEW: ['GetItem', 'PutItem', 'DeleteItem'] } },

  listInterviewQuestions: { gsi1: ['QUESTION'] },
  addInterviewQuestion: { table: { QUESTION: create } },
  listAllInterviewQuestions: { gsi1: ['QUESTION'] },
  updateInterviewQuestion: { table: { QUESTION: change } },
  deleteInterviewQuestion: { table: { QUESTION: create } },
  importInterviewQuestions: { table: { QUESTION: create } },

  createUser: { table: { USER: createAndChange } },

  createOrder: { table: { ...checkout }, secrets: ['razorpay'] },
  orderCourse: { table: { ...checkout, COURSE: read }, secrets: ['razorpay'] },
  verifyPayment: { table: orderChange, secrets: ['razorpay', 'links'] },
  receiveWebhook: { table: { ...orderChange, UNMATCHED_PAYMENT: createAndChange }, secrets: ['razorpay'] },
  returnFromCheckout: { table: { ...orderChange, THROTTLE: update }, secrets: ['razorpay', 'links'] },
  getOrderStatus: { table: orderChange, secrets: ['razorpay'] },
  listOrders: ordersListed,
  exportOrders: ordersListed,
  recheckOrder: { table: orderChange, secrets: ['razorpay'] },
  refundOrder: { table: orderChange, secrets: ['razorpay'] },
  listUnmatchedPayments: { gsi1: ['UNMATCHED_PAYMENT'] },
  ignoreUnmatchedPayment: { table: { UNMATCHED_PAYMENT: update } },
  sweepPayments: {
    file: 'functions/orders/handlers/sweep-payments.ts',
    trigger: { everyMinutes: 15 },
    table: { ...orderChange, UNMATCHED_PAYMENT: createAndChange, SWEEP: change },
    gsi2: ['OPEN_PAYMENT'],
    secrets: ['razorpay'],
  },

  authorizeBuyer: {
    file: 'functions/own-order/handlers/authorize-buyer.ts',
    trigger: { authorizes: 'customer' },
    table: { ORDER: read },
    secrets: ['links'],
  },
  openOrderSession: { table: { ORDER: read }, secrets: ['links'] },
  endOrderSession: {},
  requestOrderLink: { table: { LINK_REQUEST: create } },
  getOwnOrder: { table: { ...ownOrderRead, WORK: create, PLACE: ['PutItem'] }, secrets: ['links'] },
  saveBrief: { table: { WORK: update } },
  addOwnEntry: { table: { ...ownOrderRead, ...workChange }, files: ['PutObject', 'DeleteObject'] },
  uploadOwnFile: { table: { ...workChange, ENQUIRY: read }, files: ['PutObject', 'DeleteObject'] },
  getOwnFile: { table: { WORK: read }, files: ['GetObject'] },
  deleteOwnFiles: { table: { ...ownOrderRead, ...workChange }, files: ['DeleteObject'] },
  complainAboutOrder: { table: { ORDER: change, ENQUIRY: create } },

  listWork: { table: { ORDER: read }, gsi2: ['WORK'] },
  getWork: { table: { ...workRead, ...placeRead } },
  addWorkEntry: { table: { ...workChange, ...placeRead }, files: ['PutObject', 'DeleteObject'] },
  uploadDraft: { table: workChange, files: ['PutObject', 'DeleteObject'] },
  getWorkFile: { table: { WORK: read }, files: ['GetObject'] },
  correctOrderEmail: { table: { ...workRead, ...placeRead, ORDER: change } },
  renewOrderLink: { table: { ORDER: update }, secrets: ['links'], mail: 'see' },
  followOrders: {
    file: 'functions/work/handlers/follow-orders.ts',
    trigger: { everyMinutes: 1 },
    table: {
      ...orderChange,
      CHECKOUT: change,
      WORK: createAndChange,
      BUYER: ['PutItem', 'DeleteItem'],
      RECEIPT: createAndChange,
      PLACE: ['PutItem'],
      COURSE: read,
      PAYMENT_LINK: change,
    },
    gsi4: ['ORDER'],
  },
  remindOfWork: {
    file: 'functions/work/handlers/remind-of-work.ts',
    trigger: { everyMinutes: 15 },
    table: { WORK: change, COURSE: read, ORDER: change, ATTENTION: update },
    gsi4: ['REMIND'],
  },

  createPaymentLink: {
    table: { PAYMENT_LINK: create, COURSE: read, ORDER: read },
    secrets: ['links'],
    mail: 'see',
  },
  listPaymentLinks: { table: linkRead, gsi1: ['PAYMENT_LINK'], secrets: ['links'], mail: 'see' },
  withdrawPaymentLink: { table: { ...linkRead, PAYMENT_LINK: change }, secrets: ['links'], mail: 'see' },
  recordOtherPayment: { table: { ORDER: createAndChange, DAY: update, PAYMENT_LINK: change, COURSE: read } },
  openPaymentLink: { table: { ...linkRead, PAYMENT_LINK: read }, secrets: ['links'] },
  payPaymentLink: {
    table: { ...checkout, PAYMENT_LINK: change, COURSE: read },
    secrets: ['razorpay', 'links'],
  },

  getClass: { table: { CLASS: read } },
  updateClass: { table: { CLASS: update, COURSE: read } },
  listPlaces: { table: { PLACE: ['Query'], ORDER: read } },
  followCourses: {
    file: 'functions/work/handlers/follow-courses.ts',
    trigger: { everyMinutes: 1 },
    table: { COURSE: changeAndRemove, PLACE: ['Query'], WORK: change },
    gsi4: ['CLASS'],
  },
  exportPlaces: { table: { PLACE: ['Query'], ORDER: read } },

  getOwnReceipt: { table: { ORDER: read, RECEIPT: read } },
  getReceipt: { table: { ORDER: read, RECEIPT: read } },
  exportReceipts: { table: { ORDER: read }, gsi1: ['RECEIPT'] },

  listActivity: { gsi1: ['ACTIVITY'] },

  getOverview: {
    table: { DAY: update },
    gsi1: ['DAY', 'ENQUIRY', 'REVIEW', ...attentionLists],
    gsi2: ['OPEN_ENQUIRY'],
    gsi3: paidOrders,
  },

  getMailState: { gsi4: ['MAIL', 'ACKNOWLEDGEMENT'], mail: 'see' },

  getSettings: { table: { SETTINGS: read } },
  updateSettings: { table: { SETTINGS: update } },

  authorizer: {
    file: 'functions/sessions/handlers/authorizer.ts',
    trigger: { authorizes: 'admin' },
    table: { SESSION: update },
    secrets: ['admin'],
  },
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

  drawPage: { file: 'functions/pages/handlers/draw-page.ts', trigger: { draws: true }, stack: 'web' },
  refreshPages: {
    file: 'functions/pages/handlers/refresh-pages.ts',
    trigger: { everyMinutes: 1 },
    stack: 'web',
    table: { COURSE: changeAndRemove, REVIEW: changeAndRemove, QUESTION: changeAndRemove },
    gsi4: ['REFRESH'],
    invalidatesPages: true,
  },

  sendMail: {
    file: 'functions/mail/handlers/send-mail.ts',
    trigger: { everyMinutes: 1 },
    table: { ...mailedItems, BUYER: ['Query'], CLASS: read, COURSE: read, SETTINGS: read, THROTTLE: update },
    gsi1: ['ENQUIRY', 'ATTENTION_PAID_TWICE'],
    gsi2: ['OPEN_ENQUIRY'],
    gsi4: ['MAIL', 'ACKNOWLEDGEMENT'],
    secrets: ['links'],
    mail: 'send',
  },
  recordMailEvent: {
    file: 'functions/mail/handlers/record-mail-event.ts',
    trigger: {
      event: {
        source: ['aws.ses'],
        'detail-type': ['Email Sent', 'Email Bounced', 'Email Complaint Received', 'Email Rejected'],
      },
    },
    table: mailedItems,
  },
  sendDigest: {
    file: 'functions/mail/handlers/send-digest.ts',
    trigger: { dailyAt: '09:00' },
    table: { OWNER_MAIL: create },
  },
} satisfies Record<OperationName, Grants> & Record<string, Grants | TriggerEntry>;

/** The name of a Lambda: its bundle's folder, the word in its log lines, its construct in the stack. */
export type LambdaName = keyof typeof entries;

interface TriggerEntry extends Grants {
  /** Path of the source from the project's root. */
  file: string;
  trigger: Trigger;
  /** The stack that it stands in; its subject's unless said. */
  stack?: 'web';
}

// Here an entry fails to compile that has no route and says not what starts it.
const triggered: Record<Exclude<LambdaName, OperationName>, TriggerEntry> = entries;

/** One Lambda, and what follows from its entry. */
export interface LambdaDefinition {
  name: LambdaName;
  /** Path of the source from the project's root. */
  file: string;
  grants: Grants;
  /** None where a route of the contract starts it. */
  trigger?: Trigger;
  /** Seconds that it may take. */
  timeout: number;
  /** Megabytes. */
  memory: number;
  /** The stack that it stands in. */
  stack: 'api' | 'work' | 'web';
}

/** A Lambda that nobody waits for: what it throws is tried again, and then kept as a dead letter. */
export interface AsynchronousLambda extends LambdaDefinition {
  trigger: AsynchronousTrigger;
}

/** The Lambda of a name. */
export function definitionOf(name: LambdaName): LambdaDefinition {
  const operation = operations.find((each) => each.name === name);
  if (operation) {
    const { endpoint, file } = operation;
    const timeout = requestSeconds;
    // A route's throttle is part of the API's stage, and has to stand with it: a route of another stack comes later.
    const stack = throttleOf(operation) ? 'api' : stackOf(file);
    return {
      name,
      file,
      grants: withDerived(endpoint, entries[operation.name]),
      timeout,
      memory: knee,
      stack,
    };
  }
  const { file, trigger, stack = stackOf(file), ...grants } = triggered[name as keyof typeof triggered];
  if ('draws' in trigger)
    return { name, file, trigger, grants: grantsOfPages(), timeout: requestSeconds, memory: wholeCpu, stack };
  // An authorizer is a part of the API.
  if ('authorizes' in trigger)
    return { name, file, trigger, grants, timeout: requestSeconds, memory: knee, stack: 'api' };
  return { name, file, trigger, grants, timeout: asynchronousSeconds, memory: knee, stack };
}

/**
 * The stack of a Lambda by its subject, its file's folder. CloudFormation takes 500 resources a stack and IAM 88 Lambdas
 * in the role that invokes them, which is less than the product has: what came with bought work stands in one of its own.
 */
const stackOf = (file: string): 'api' | 'work' =>
  subjectsOfWork.has(file.split('/')[1] ?? '') ? 'work' : 'api';

const subjectsOfWork: ReadonlySet<string> = new Set([
  'classes',
  'own-order',
  'payment-links',
  'receipts',
  'work',
]);

/** The rights of the routes whose answers a drawn page shows, all together. */
function grantsOfPages(): Grants {
  const shown = new Set<string>(Object.values(drawnPages).flat());
  const granted: Grants[] = operations
    .filter(({ endpoint }) => shown.has(endpoint.route))
    .map(({ name }) => entries[name]);
  return {
    table: Object.assign({}, ...granted.map(({ table }) => table)),
    gsi1: [...new Set(granted.flatMap(({ gsi1 = [] }) => gsi1))],
    gsi2: [...new Set(granted.flatMap(({ gsi2 = [] }) => gsi2))],
  };
}

/**
 * Adds the rights that `handle` itself needs by the contract: to count attempts by address, to note a change of the
 * owner's and to ask for her second factor. No entry names them, and so none can forget them.
 */
function withDerived(endpoint: Endpoint, { table = {}, ...grants }: Grants): Grants {
  const { limit, proof } = endpoint;
  const added: [Partition, readonly ItemAction[]][] = [
    [
      'THROTTLE',
      limit
        ? ['UpdateItem', ...(limit.counts === 'failures' ? (['GetItem', 'DeleteItem'] as const) : [])]
        : [],
    ],
    ['ACTIVITY', leavesActivity(endpoint) ? ['PutItem'] : []],
    ['SETTINGS', proof ? ['GetItem'] : []],
  ];
  const together = { ...table };
  for (const [partition, actions] of added)
    if (actions.length > 0) together[partition] = [...new Set([...(table[partition] ?? []), ...actions])];
  return Object.keys(together).length > 0 ? { ...grants, table: together } : grants;
}

// All of an operation's calls to Razorpay end within 15 (functions/orders/razorpay-client.ts), and API Gateway gives up
// after 29: the operation answers, and the Lambda's own log says what took long.
const requestSeconds = 25;
const asynchronousSeconds = 180;

// The knee of the curve: less memory is less CPU and a slower first answer, more brings nothing.
const knee = 512;
// Drawing is work of the processor, and this much memory brings a whole one.
const wholeCpu = 1769;

/** Every Lambda of the product, in the order of the record. */
export const lambdas: readonly LambdaDefinition[] = (Object.keys(entries) as LambdaName[]).map(definitionOf);

/** The Lambdas that EventBridge starts. */
export const asynchronousLambdas: readonly AsynchronousLambda[] = lambdas.filter(isAsynchronous);

export function isAsynchronous(definition: LambdaDefinition): definition is AsynchronousLambda {
  const { trigger } = definition;
  return trigger !== undefined && !('authorizes' in trigger) && !('draws' in trigger);
}

/** Whether API Gateway invokes it. */
export const isCalled = ({ trigger }: LambdaDefinition): boolean =>
  trigger === undefined || 'authorizes' in trigger;

/** The Lambdas of a stack, in the order of the record. */
export const lambdasOf = (stack: LambdaDefinition['stack']) =>
  lambdas.filter((definition) => definition.stack === stack);

/** The Lambda that API Gateway asks ahead of the routes whose endpoint has this `auth`. */
export function authorizerOf(auth: GuardedAuth): LambdaDefinition {
  const found = lambdas.find(
    ({ trigger }) => trigger && 'authorizes' in trigger && trigger.authorizes === auth,
  );
  if (!found) throw new Error(`No Lambda authorizes ${auth}.`);
  return found;
}
