import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Measures } from './measures.ts';

interface Rule {
  id: string;
  metric: IMetric;
  /** The value at which the alarm goes off. */
  threshold: number;
  /** Periods of the metric in a row. */
  periods?: number;
  /** The meaning of the alarm, and what its reader does. */
  description: string;
}

/** Adds one alarm for each fault that a person acts on at once; bounced mails have one only where mails are sent. */
export const addAlarms = (scope: Construct, measured: Measures, sendsMails: boolean): Alarm[] =>
  [...rules(measured), ...(sendsMails ? rulesOfMails(measured) : [])].map(
    ({ id, metric, threshold, periods = 1, description }) =>
      new Alarm(scope, id, {
        metric,
        threshold,
        evaluationPeriods: periods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: description,
      }),
  );

const rules = (measured: Measures): Rule[] => [
  {
    id: 'ServerErrors',
    metric: measured.serverErrors,
    threshold: 3,
    description:
      'Calls end in a 5xx. Find the route in the access log and the reason in the Lambda’s log; deploy the release before, if they began with a release.',
  },
  {
    id: 'FailedForms',
    metric: measured.failedForms,
    threshold: 3,
    description:
      'Forms that browsers post by themselves fail, and enquiries are lost. Find the reason in the Lambda’s line with a `refusal` of 5xx; deploy the release before, if they began with a release.',
  },
  {
    id: 'UndrawnPages',
    metric: measured.undrawnPages,
    threshold: 3,
    description:
      'Pages cannot be drawn, and visitors get them without their data. Find the reason in the log of drawPage; deploy the release before, if they began with a release.',
  },
  {
    id: 'RefusedDrawing',
    metric: measured.refusedDrawing,
    threshold: 3,
    description:
      'The address of drawPage refuses CloudFront, and visitors get pages without their data. After 403 deploy again, as the signature or the right to call is gone; after 429 have AWS raise the account’s number of Lambdas that run at once.',
  },
  {
    id: 'ThrottledCalls',
    metric: measured.throttledCalls,
    threshold: 50,
    description:
      'Many calls are refused as too many, which costs money. Find the addresses in the access log; deploy with the firewall, if it goes on.',
  },
  {
    id: 'DeadLetters',
    metric: measured.deadLetters,
    threshold: 1,
    description:
      'A job or an event handler failed three times. Read its event in the dead-letter queue and its log, remove the cause, and send the event again.',
  },
  {
    id: 'SweepGaps',
    metric: measured.sweepGaps,
    threshold: 1,
    description:
      "A part of Razorpay's lists is unreadable for an hour. Compare the payments of that time in Razorpay's dashboard with the desk, and tell Razorpay.",
  },
  {
    id: 'SweepFailures',
    metric: measured.sweepFailures,
    threshold: 1,
    description:
      'The sweep could not record an order or a payment. Find it by the line in its log, and ask Razorpay about the order again in the desk.',
  },
  {
    id: 'UnknownValues',
    metric: measured.unknownValues,
    threshold: 1,
    description:
      'Razorpay or Amazon SES sends a value that the site doesn’t know. Find the field in the line `unknown value` in the log of receiveWebhook, sweepPayments or recordMailEvent, and teach the site the value, or turn off an event that it doesn’t use. The sweep keeps asking about the orders.',
  },
  {
    id: 'WaitingMails',
    metric: measured.waitingMails,
    threshold: 1,
    periods: 3,
    description:
      'Mails have been waiting for three quarters of an hour. Find the reason in the log of sendMail, and whether SES has paused the account; they leave by themselves once it sends again.',
  },
];

// At this rate SES reviews an account; at twice as much it pauses it.
const rulesOfMails = (measured: Measures): Rule[] => [
  {
    id: 'BouncedMails',
    metric: measured.bounceRate,
    threshold: 0.05,
    description:
      'One mail in twenty of this account comes back, and SES pauses an account at one in ten. Find in the desk whose mails came back, and have the firewall block who types invented addresses.',
  },
];
