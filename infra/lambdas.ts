import { type OperationName, operations } from '#shared/api/contract.ts';
import { type Definition, type Endpoint, leavesActivity } from '#shared/api/endpoint.ts';
import { type DrawnPath, drawnPages } from '#shared/pages.ts';
import {
  indexNames,
  type ListedPartition,
  type OutboxKind,
  type Partition,
  type SparsePartition,
  type StatusPartition,
} from '#shared/table.ts';
import { throttleOf } from './throttles.ts';

/** DynamoDB actions on a partition of the table itself. There is no Scan; what is listed is read in an index. */
export type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

export type SecretName = 'admin' | 'razorpay' | 'links';

/** Actions on the files of orders. */
export type FileAction = 'PutObject' | 'GetObject' | 'DeleteObject';

/** The rights of one Lambda; anything not named is refused. */
export interface Grants {
  table?: Partial<Record<Partition, readonly ItemAction[]>>;
  /** Partitions it may Query in an index. */
  gsi1?: readonly ListedPartition[];
  gsi2?: readonly SparsePartition[];
  gsi3?: readonly StatusPartition[];
  gsi4?: readonly OutboxKind[];
  /** Secrets whose value it may read. */
  secrets?: readonly SecretName[];
  /** Actions on the bucket of orders' files. */
  files?: readonly FileAction[];
  /** May have CloudFront forget the pages that it keeps. */
  invalidatesPages?: true;
  /** May send mails, or only see how they are sent: from whom, and to whom. */
  mail?: 'send' | 'see';
}

/** The start of a Lambda that no route of the contract starts. */
export type Trigger =
  /** API Gateway asks it who calls, ahead of the routes whose endpoint has this `auth`. */
  | { authorizes: GuardedAuth }
  /** CloudFront asks it for the pages of `shared/pages.ts`. What it may read follows from what they show. */
  | { draws: true }
  | AsynchronousTrigger;

/** The `auth` of endpoints that not everybody may call. */
export type GuardedAuth = Exclude<Definition['auth'], 'public'>;

/** EventBridge starts it, and nobody waits for what comes of it. */
export type AsynchronousTrigger =
  | { everyMinutes: number }
  /** A time of day in India, `09:00`. */
  | { dailyAt: `${number}:${number}` }
  | { event: EventPattern };

/** Events of the account's default bus, in the words of EventBridge: of each list, one value has to be the event's. */
export interface EventPattern {
  source: readonly string[];
  'detail-type': readonly string[];
}

/** An operation's entry: its route starts it, and the contract knows the route and the file. */
interface RouteEntry {
  grants: Grants;
}

interface TriggerEntry {
  /** Path of the source from the project's root. */
  file: string;
  trigger: Trigger;
  grants: Grants;
  /** The stack that it stands in; its subject's unless said. */
  stack?: 'web';
}

/** Rights of the lists of orders, whichever filter is asked for. */
const ordersListed: Grants = {
  table: { ORDER: ['GetItem'], ATTENTION: ['UpdateItem'] },
  gsi1: [
    'ORDER',
    'ATTENTION_PAID_TWICE',
    'ATTENTION_WRONG_AMOUNT',
    'ATTENTION_REFUND_FAILED',
    'ATTENTION_DISPUTED',
    'ATTENTION_OVERDUE',
    'ATTENTION_COURSE_GONE',
  ],
  gsi3: ['ORDER_CREATED', 'ORDER_ATTEMPTED', 'ORDER_PAID', 'ORDER_PARTIALLY_REFUNDED', 'ORDER_REFUNDED'],
};

/** What a change of an order touches: its day's figures and the lists of what needs attention as well. */
const orderChange = {
  ORDER: ['GetItem', 'UpdateItem'],
  ATTENTION: ['UpdateItem'],
  DAY: ['UpdateItem'],
} as const;

/** Bought work with its order, and a change of it. */
const workRead = { ORDER: ['GetItem'], WORK: ['GetItem'] } as const;
const placeRead = { COURSE: ['GetItem'], CLASS: ['GetItem'] } as const;
/** The rows by which a payment link stands: its orders, and the course that it is for. */
const linkRead = { ORDER: ['GetItem'], COURSE: ['GetItem'] } as const;
/** An order as its buyer reads it: with its place and its complaints. */
const ownOrderRead = { ...placeRead, ORDER: ['GetItem'], ENQUIRY: ['GetItem'] } as const;
const workChange = { ORDER: ['GetItem'], WORK: ['GetItem', 'UpdateItem'] } as const;

/** The items whose outbox has mails. */
const mailedItems = {
  ENQUIRY: ['GetItem', 'UpdateItem'],
  ORDER: ['GetItem', 'UpdateItem'],
  OWNER_MAIL: ['GetItem', 'UpdateItem'],
  WORK: ['GetItem', 'UpdateItem'],
  LINK_REQUEST: ['GetItem', 'UpdateItem'],
  PAYMENT_LINK: ['GetItem', 'UpdateItem'],
} as const;

/**
 * Every Lambda, by subject. An operation of the contract without its entry does not compile, nor an entry that has
 * neither a route nor a trigger. The file is long because they all stand together, with what follows from an entry.
 */
const entries = {
  checkHealth: { grants: {} },

  listCourses: { grants: { gsi1: ['COURSE'] } },
  getCourse: { grants: { table: { COURSE: ['GetItem'] } } },
  createCourse: { grants: { table: { COURSE: ['PutItem', 'GetItem'] } } },
  updateCourse: { grants: { table: { COURSE: ['UpdateItem', 'GetItem'] } } },
  deleteCourse: { grants: { table: { COURSE: ['GetItem', 'PutItem'] } } },

  enquireAboutCourse: { grants: { table: { ENQUIRY: ['PutItem', 'GetItem'] } } },
  enquireAboutCertification: { grants: { table: { ENQUIRY: ['PutItem', 'GetItem'] } } },
  listEnquiries: { grants: { gsi1: ['ENQUIRY', 'SUSPECTED_ENQUIRY'] } },
  exportEnquiries: { grants: { gsi1: ['ENQUIRY', 'SUSPECTED_ENQUIRY'] } },
  toggleEnquiry: { grants: { table: { ENQUIRY: ['GetItem', 'UpdateItem'] } } },
  restoreEnquiry: { grants: { table: { ENQUIRY: ['GetItem', 'UpdateItem'], DAY: ['UpdateItem'] } } },
  getEnquiry: { grants: { table: { ENQUIRY: ['GetItem'] } } },
  replyToEnquiry: { grants: { table: { ENQUIRY: ['GetItem', 'UpdateItem'] } } },
  logCall: { grants: { table: { ENQUIRY: ['GetItem', 'UpdateItem'] } } },

  listPublicReviews: { grants: { gsi2: ['PUBLIC_REVIEW'] } },
  submitReview: { grants: { table: { REVIEW: ['PutItem', 'GetItem'] } } },
  submitVerifiedReview: {
    grants: { table: { REVIEW: ['PutItem', 'GetItem'], ORDER: ['GetItem'] }, secrets: ['links'] },
  },
  listReviews: { grants: { gsi1: ['REVIEW', 'SUSPECTED_REVIEW'] } },
  toggleReview: { grants: { table: { REVIEW: ['GetItem', 'UpdateItem'] } } },
  restoreReview: { grants: { table: { REVIEW: ['GetItem', 'UpdateItem'] } } },
  answerReview: { grants: { table: { REVIEW: ['GetItem', 'UpdateItem'] } } },
  deleteReview: { grants: { table: { REVIEW: ['GetItem', 'PutItem', 'DeleteItem'] } } },

  listInterviewQuestions: { grants: { gsi1: ['QUESTION'] } },
  addInterviewQuestion: { grants: { table: { QUESTION: ['PutItem', 'GetItem'] } } },
  listAllInterviewQuestions: { grants: { gsi1: ['QUESTION'] } },
  updateInterviewQuestion: { grants: { table: { QUESTION: ['GetItem', 'UpdateItem'] } } },
  deleteInterviewQuestion: { grants: { table: { QUESTION: ['GetItem', 'PutItem'] } } },
  importInterviewQuestions: { grants: { table: { QUESTION: ['PutItem', 'GetItem'] } } },

  createUser: { grants: { table: { USER: ['PutItem', 'GetItem', 'UpdateItem'] } } },

  createOrder: {
    grants: {
      table: {
        ...orderChange,
        ORDER: ['PutItem', 'GetItem', 'UpdateItem'],
        CHECKOUT: ['PutItem', 'GetItem', 'UpdateItem'],
      },
      secrets: ['razorpay'],
    },
  },
  orderCourse: {
    grants: {
      table: {
        ...orderChange,
        ORDER: ['PutItem', 'GetItem', 'UpdateItem'],
        CHECKOUT: ['PutItem', 'GetItem', 'UpdateItem'],
        COURSE: ['GetItem'],
      },
      secrets: ['razorpay'],
    },
  },
  verifyPayment: { grants: { table: orderChange, secrets: ['razorpay', 'links'] } },
  receiveWebhook: {
    grants: {
      table: { ...orderChange, UNMATCHED_PAYMENT: ['GetItem', 'PutItem', 'UpdateItem'] },
      secrets: ['razorpay'],
    },
  },
  returnFromCheckout: {
    grants: { table: { ...orderChange, THROTTLE: ['UpdateItem'] }, secrets: ['razorpay', 'links'] },
  },
  getOrderStatus: { grants: { table: orderChange, secrets: ['razorpay'] } },
  listOrders: { grants: ordersListed },
  exportOrders: { grants: ordersListed },
  recheckOrder: { grants: { table: orderChange, secrets: ['razorpay'] } },
  refundOrder: { grants: { table: orderChange, secrets: ['razorpay'] } },
  listUnmatchedPayments: { grants: { gsi1: ['UNMATCHED_PAYMENT'] } },
  ignoreUnmatchedPayment: { grants: { table: { UNMATCHED_PAYMENT: ['UpdateItem'] } } },
  sweepPayments: {
    file: 'functions/orders/handlers/sweep-payments.ts',
    trigger: { everyMinutes: 15 },
    grants: {
      table: {
        ...orderChange,
        UNMATCHED_PAYMENT: ['GetItem', 'PutItem', 'UpdateItem'],
        SWEEP: ['GetItem', 'UpdateItem'],
      },
      gsi2: ['OPEN_PAYMENT'],
      secrets: ['razorpay'],
    },
  },

  authorizeBuyer: {
    file: 'functions/own-order/handlers/authorize-buyer.ts',
    trigger: { authorizes: 'customer' },
    grants: { table: { ORDER: ['GetItem'] }, secrets: ['links'] },
  },
  openOrderSession: { grants: { table: { ORDER: ['GetItem'] }, secrets: ['links'] } },
  endOrderSession: { grants: {} },
  requestOrderLink: { grants: { table: { LINK_REQUEST: ['PutItem', 'GetItem'] } } },
  getOwnOrder: {
    grants: {
      table: {
        ...ownOrderRead,
        WORK: ['PutItem', 'GetItem'],
        PLACE: ['PutItem'],
      },
      secrets: ['links'],
    },
  },
  saveBrief: { grants: { table: { WORK: ['UpdateItem'] } } },
  addOwnEntry: {
    grants: { table: { ...ownOrderRead, ...workChange }, files: ['PutObject', 'DeleteObject'] },
  },
  uploadOwnFile: {
    grants: { table: { ...workChange, ENQUIRY: ['GetItem'] }, files: ['PutObject', 'DeleteObject'] },
  },
  getOwnFile: { grants: { table: { WORK: ['GetItem'] }, files: ['GetObject'] } },
  deleteOwnFiles: { grants: { table: { ...ownOrderRead, ...workChange }, files: ['DeleteObject'] } },
  complainAboutOrder: {
    grants: { table: { ORDER: ['GetItem', 'UpdateItem'], ENQUIRY: ['PutItem', 'GetItem'] } },
  },

  listWork: { grants: { table: { ORDER: ['GetItem'] }, gsi2: ['WORK'] } },
  getWork: { grants: { table: { ...workRead, ...placeRead } } },
  addWorkEntry: {
    grants: { table: { ...workChange, ...placeRead }, files: ['PutObject', 'DeleteObject'] },
  },
  uploadDraft: { grants: { table: workChange, files: ['PutObject', 'DeleteObject'] } },
  getWorkFile: { grants: { table: { WORK: ['GetItem'] }, files: ['GetObject'] } },
  correctOrderEmail: {
    grants: { table: { ...workRead, ...placeRead, ORDER: ['GetItem', 'UpdateItem'] } },
  },
  renewOrderLink: { grants: { table: { ORDER: ['UpdateItem'] }, secrets: ['links'], mail: 'see' } },
  followOrders: {
    file: 'functions/work/handlers/follow-orders.ts',
    trigger: { everyMinutes: 1 },
    grants: {
      table: {
        ...orderChange,
        CHECKOUT: ['GetItem', 'UpdateItem'],
        WORK: ['PutItem', 'GetItem', 'UpdateItem'],
        BUYER: ['PutItem', 'DeleteItem'],
        RECEIPT: ['PutItem', 'GetItem', 'UpdateItem'],
        PLACE: ['PutItem'],
        COURSE: ['GetItem'],
        PAYMENT_LINK: ['GetItem', 'UpdateItem'],
      },
      gsi4: ['ORDER'],
    },
  },
  remindOfWork: {
    file: 'functions/work/handlers/remind-of-work.ts',
    trigger: { everyMinutes: 15 },
    grants: {
      table: {
        WORK: ['GetItem', 'UpdateItem'],
        COURSE: ['GetItem'],
        ORDER: ['GetItem', 'UpdateItem'],
        ATTENTION: ['UpdateItem'],
      },
      gsi4: ['REMIND'],
    },
  },

  createPaymentLink: {
    grants: {
      table: { PAYMENT_LINK: ['PutItem', 'GetItem'], COURSE: ['GetItem'], ORDER: ['GetItem'] },
      secrets: ['links'],
      mail: 'see',
    },
  },
  listPaymentLinks: {
    grants: {
      table: linkRead,
      gsi1: ['PAYMENT_LINK'],
      secrets: ['links'],
      mail: 'see',
    },
  },
  withdrawPaymentLink: {
    grants: {
      table: { ...linkRead, PAYMENT_LINK: ['GetItem', 'UpdateItem'] },
      secrets: ['links'],
      mail: 'see',
    },
  },
  recordOtherPayment: {
    grants: {
      table: {
        ORDER: ['PutItem', 'GetItem', 'UpdateItem'],
        DAY: ['UpdateItem'],
        PAYMENT_LINK: ['GetItem', 'UpdateItem'],
        COURSE: ['GetItem'],
      },
    },
  },
  openPaymentLink: {
    grants: { table: { ...linkRead, PAYMENT_LINK: ['GetItem'] }, secrets: ['links'] },
  },
  payPaymentLink: {
    grants: {
      table: {
        ...orderChange,
        ORDER: ['PutItem', 'GetItem', 'UpdateItem'],
        CHECKOUT: ['PutItem', 'GetItem', 'UpdateItem'],
        PAYMENT_LINK: ['GetItem', 'UpdateItem'],
        COURSE: ['GetItem'],
      },
      secrets: ['razorpay', 'links'],
    },
  },

  getClass: { grants: { table: { CLASS: ['GetItem'] } } },
  updateClass: { grants: { table: { CLASS: ['UpdateItem'], COURSE: ['GetItem'] } } },
  listPlaces: { grants: { table: { PLACE: ['Query'], ORDER: ['GetItem'] } } },
  followCourses: {
    file: 'functions/work/handlers/follow-courses.ts',
    trigger: { everyMinutes: 1 },
    grants: {
      table: {
        COURSE: ['GetItem', 'UpdateItem', 'DeleteItem'],
        PLACE: ['Query'],
        WORK: ['GetItem', 'UpdateItem'],
      },
      gsi4: ['CLASS'],
    },
  },
  exportPlaces: { grants: { table: { PLACE: ['Query'], ORDER: ['GetItem'] } } },

  getOwnReceipt: { grants: { table: { ORDER: ['GetItem'], RECEIPT: ['GetItem'] } } },
  getReceipt: { grants: { table: { ORDER: ['GetItem'], RECEIPT: ['GetItem'] } } },
  exportReceipts: { grants: { table: { ORDER: ['GetItem'] }, gsi1: ['RECEIPT'] } },

  listActivity: { grants: { gsi1: ['ACTIVITY'] } },

  getOverview: {
    grants: {
      table: { DAY: ['UpdateItem'] },
      gsi1: [
        'DAY',
        'ENQUIRY',
        'REVIEW',
        'ATTENTION_PAID_TWICE',
        'ATTENTION_WRONG_AMOUNT',
        'ATTENTION_REFUND_FAILED',
        'ATTENTION_DISPUTED',
        'ATTENTION_OVERDUE',
        'ATTENTION_COURSE_GONE',
      ],
      gsi2: ['OPEN_ENQUIRY'],
      gsi3: ['ORDER_PAID', 'ORDER_PARTIALLY_REFUNDED', 'ORDER_REFUNDED'],
    },
  },

  getMailState: { grants: { gsi4: ['MAIL', 'ACKNOWLEDGEMENT'], mail: 'see' } },

  getSettings: { grants: { table: { SETTINGS: ['GetItem'] } } },
  updateSettings: { grants: { table: { SETTINGS: ['UpdateItem'] } } },

  authorizer: {
    file: 'functions/sessions/handlers/authorizer.ts',
    trigger: { authorizes: 'admin' },
    grants: { table: { SESSION: ['UpdateItem'] }, secrets: ['admin'] },
  },
  startSession: {
    grants: {
      table: {
        SESSION: ['PutItem', 'Query', 'DeleteItem'],
        SETTINGS: ['GetItem', 'UpdateItem'],
        THROTTLE: ['GetItem', 'UpdateItem', 'DeleteItem'],
      },
      secrets: ['admin'],
    },
  },
  getSession: { grants: {} },
  endSession: { grants: { table: { SESSION: ['DeleteItem'] } } },
  listSessions: { grants: { table: { SESSION: ['Query'] } } },
  endOtherSessions: { grants: { table: { SESSION: ['Query', 'DeleteItem'] } } },
  proveSession: {
    grants: {
      table: {
        SESSION: ['UpdateItem'],
        SETTINGS: ['GetItem', 'UpdateItem'],
        THROTTLE: ['GetItem', 'UpdateItem', 'DeleteItem'],
      },
    },
  },
  getSecondFactor: { grants: { table: { SETTINGS: ['GetItem'] } } },
  proposeSecondFactor: { grants: { table: { SETTINGS: ['UpdateItem'] } } },
  enrolSecondFactor: {
    grants: {
      table: { SESSION: ['UpdateItem', 'Query', 'DeleteItem'], SETTINGS: ['GetItem', 'UpdateItem'] },
    },
  },
  removeSecondFactor: { grants: { table: { SETTINGS: ['DeleteItem'] } } },

  drawPage: {
    file: 'functions/pages/handlers/draw-page.ts',
    trigger: { draws: true },
    stack: 'web',
    grants: {},
  },
  refreshPages: {
    file: 'functions/pages/handlers/refresh-pages.ts',
    trigger: { everyMinutes: 1 },
    stack: 'web',
    grants: {
      table: {
        COURSE: ['GetItem', 'UpdateItem', 'DeleteItem'],
        REVIEW: ['GetItem', 'UpdateItem', 'DeleteItem'],
        QUESTION: ['GetItem', 'UpdateItem', 'DeleteItem'],
      },
      gsi4: ['REFRESH'],
      invalidatesPages: true,
    },
  },

  sendMail: {
    file: 'functions/mail/handlers/send-mail.ts',
    trigger: { everyMinutes: 1 },
    grants: {
      table: {
        ...mailedItems,
        BUYER: ['Query'],
        CLASS: ['GetItem'],
        COURSE: ['GetItem'],
        SETTINGS: ['GetItem'],
        THROTTLE: ['UpdateItem'],
      },
      gsi1: ['ENQUIRY', 'ATTENTION_PAID_TWICE'],
      gsi2: ['OPEN_ENQUIRY'],
      gsi4: ['MAIL', 'ACKNOWLEDGEMENT'],
      secrets: ['links'],
      mail: 'send',
    },
  },
  recordMailEvent: {
    file: 'functions/mail/handlers/record-mail-event.ts',
    trigger: {
      event: {
        source: ['aws.ses'],
        'detail-type': ['Email Sent', 'Email Bounced', 'Email Complaint Received', 'Email Rejected'],
      },
    },
    grants: { table: mailedItems },
  },
  sendDigest: {
    file: 'functions/mail/handlers/send-digest.ts',
    trigger: { dailyAt: '09:00' },
    grants: { table: { OWNER_MAIL: ['PutItem', 'GetItem'] } },
  },
} satisfies Record<OperationName, RouteEntry> & Record<string, RouteEntry | TriggerEntry>;

/** The name of a Lambda: its bundle's folder, the word in its log lines, its construct in the stack. */
export type LambdaName = keyof typeof entries;

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
  const { grants } = entries[name];
  const operation = operations.find((each) => each.name === name);
  if (operation) {
    const { endpoint, file } = operation;
    const timeout = requestSeconds;
    // A route's throttle is part of the API's stage, and has to stand with it: a route of another stack comes later.
    const stack = throttleOf(operation) ? 'api' : stackOf(file);
    return { name, file, grants: withDerived(endpoint, grants), timeout, memory: knee, stack };
  }
  const { file, trigger, stack = stackOf(file) } = triggered[name as keyof typeof triggered];
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
    .map(({ name }) => entries[name].grants);
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

/** What the pages are kept by: the distribution's id, and the file at the edge that each drawn page is kept as. */
export interface KeptPages {
  distributionId: string;
  files: Record<DrawnPath, string>;
}

/** What mails are sent with. */
export interface MailSettings {
  /** The address that they come from. */
  from: string;
  /** The address of the owner's own; none where nobody has named it. */
  owner?: string | undefined;
  /** The origin of the links in them, without a slash at its end. */
  site: string;
  /** SES's configuration set, by its name. */
  configurationSet: string;
}

/**
 * The variables that a Lambda reads: its name, and what it is granted, the table, the secrets by ARN, the bucket of
 * files, the distribution that keeps the pages and what mails are sent with, where there are such.
 */
export function environmentOf(
  { name, grants }: LambdaDefinition,
  resources: {
    tableName: string;
    secretIds: Record<SecretName, string>;
    filesBucket: string;
    pages?: KeptPages | undefined;
    mail?: MailSettings | undefined;
  },
): Record<string, string> {
  const usesTable = [grants.table, ...indexNames.map((index) => grants[index])].some(Boolean);
  return {
    OPERATION: name,
    ...(usesTable && { TABLE_NAME: resources.tableName }),
    ...(grants.secrets?.includes('admin') && { ADMIN_SECRET_ID: resources.secretIds.admin }),
    ...(grants.secrets?.includes('razorpay') && { RAZORPAY_SECRET_ID: resources.secretIds.razorpay }),
    ...(grants.secrets?.includes('links') && { LINKS_SECRET_ID: resources.secretIds.links }),
    ...(grants.files && { FILES_BUCKET: resources.filesBucket }),
    ...(grants.invalidatesPages &&
      resources.pages && {
        DISTRIBUTION_ID: resources.pages.distributionId,
        DRAWN_FILES: JSON.stringify(resources.pages.files),
      }),
    ...(grants.mail && resources.mail && mailVariables(resources.mail)),
  };
}

const mailVariables = ({ from, owner, site, configurationSet }: MailSettings): Record<string, string> => ({
  MAIL_FROM: from,
  ...(owner && { MAIL_OWNER: owner }),
  MAIL_SITE: site,
  MAIL_CONFIGURATION_SET: configurationSet,
});
