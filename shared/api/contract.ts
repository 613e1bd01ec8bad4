import * as activity from './activity.ts';
import * as adminOrders from './admin-orders.ts';
import * as classes from './classes.ts';
import * as coaching from './coaching.ts';
import * as courses from './courses.ts';
import * as customers from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import * as enquiries from './enquiries.ts';
import * as health from './health.ts';
import * as interviewQuestions from './interview-questions.ts';
import * as mail from './mail.ts';
import * as orders from './orders.ts';
import * as overview from './overview.ts';
import * as ownOrder from './own-order.ts';
import * as paymentLinks from './payment-links.ts';
import * as receipts from './receipts.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as team from './team.ts';
import * as today from './today.ts';
import * as work from './work.ts';

export const contract = {
  activity,
  classes,
  coaching,
  courses,
  enquiries,
  health,
  'interview-questions': interviewQuestions,
  mail,
  orders: { ...orders, ...adminOrders },
  overview,
  'own-order': ownOrder,
  'payment-links': paymentLinks,
  customers,
  receipts,
  reviews,
  search,
  sessions,
  settings,
  team,
  today,
  work,
} as const;

type Contract = typeof contract;
type Subject = keyof Contract;

/** For example, `createCourse`. The Lambda and its entry in `infra/lambdas.ts` have the same name. */
export type OperationName = { [S in Subject]: Extract<keyof Contract[S], string> }[Subject];

type EndpointUnion = { [S in Subject]: Contract[S][keyof Contract[S]] }[Subject];

export type Endpoints = { [E in EndpointUnion as E['route']]: E };

export interface Operation {
  name: OperationName;
  endpoint: Endpoint;
  file: string;
}

export const operations: readonly Operation[] = Object.entries(contract).flatMap(([subject, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: name as OperationName,
    endpoint,
    file: handlerFile(subject, name),
  })),
);

export function handlerFile(subject: string, name: string): string {
  return `functions/${subject}/handlers/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
