import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Measures } from './measures.ts';

interface Rule {
  id: string;
  metric: IMetric;
  /** Alarms when it is reached. */
  threshold: number;
  /** Periods of the metric in a row. */
  periods?: number;
  /** The meaning of the alarm, and where to look. */
  description: string;
}

/** One alarm for each thing that a person has to look at; mails can come back only where some are sent. */
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
    description: 'Calls end in a 5xx. The access log tells the route and the request id.',
  },
  {
    id: 'FailedForms',
    metric: measured.failedForms,
    threshold: 3,
    description:
      'Forms that browsers post by themselves fail on our side, and their senders are asked to come again later. The Lambda’s line with a `refusal` of 5xx tells why.',
  },
  {
    id: 'SlowAnswers',
    metric: measured.p99,
    threshold: 3000,
    periods: 3,
    description: 'One call in a hundred has taken 3 s or more for a quarter of an hour.',
  },
  {
    id: 'UndrawnPages',
    metric: measured.undrawnPages,
    threshold: 3,
    description:
      'Pages cannot be drawn, and visitors who ask for one that is not kept get it without its data. The log of drawPage tells why.',
  },
  {
    id: 'RefusedDrawing',
    metric: measured.refusedDrawing,
    threshold: 3,
    description:
      'The address of drawPage refuses what CloudFront asks it, and visitors who ask for a page that is not kept get it without its data: 403 where it does not take the signature or the right to call is gone, 429 where no more Lambdas may run at once.',
  },
  {
    id: 'UnreadablePages',
    metric: measured.unreadablePages,
    threshold: 3,
    description:
      'Pages are drawn that could not be read: the table does not answer drawPage. Its log tells why.',
  },
  {
    id: 'ThrottledLambdas',
    metric: measured.throttledLambdas,
    threshold: 1,
    description: 'The account has no more room for Lambdas to run at once.',
  },
  {
    id: 'ThrottledCalls',
    metric: measured.throttledCalls,
    threshold: 50,
    description:
      'Many calls were refused as too many: somebody floods from one address, and nobody else is refused, or all together reach a ceiling in throttles.ts. The access log tells the route; those without an integration status met the ceiling.',
  },
  {
    id: 'DeadLetters',
    metric: measured.deadLetters,
    threshold: 1,
    description: 'A job or an event handler failed three times. Its event is in the dead-letter queue.',
  },
  {
    id: 'WebhookRefusals',
    metric: measured.webhookRefusals,
    threshold: 3,
    description: "Razorpay's webhooks are refused: its secret and ours differ, or somebody forges them.",
  },
  {
    id: 'FailedLogins',
    metric: measured.failedLogins,
    // More than one person's slips.
    threshold: 10,
    description: 'Many wrong passwords or codes at the login: somebody may be guessing.',
  },
  {
    id: 'AuthorizerDenials',
    metric: measured.authorizerDenials,
    threshold: 20,
    description: "Many calls with a cookie that is no session: somebody tries the owner's routes.",
  },
  {
    id: 'AuthorizedNotCaptured',
    metric: measured.uncaptured,
    threshold: 1,
    description: 'A payment is authorised and not captured: Razorpay gives it back after some days.',
  },
  {
    id: 'Disputes',
    metric: measured.disputes,
    threshold: 1,
    description: 'A bank disputes a payment: the order tells until when Razorpay must have an answer.',
  },
  {
    id: 'OverdueMoney',
    metric: measured.overdue,
    threshold: 1,
    description: 'A refund has been on its way for 30 days, or a payment uncaptured for 6: ask Razorpay.',
  },
  {
    id: 'SweepGaps',
    metric: measured.sweepGaps,
    threshold: 1,
    description: "A part of Razorpay's lists is unreadable for an hour: a payment in it may be unknown here.",
  },
  {
    id: 'SweepFailures',
    metric: measured.sweepFailures,
    threshold: 1,
    description:
      'The sweep could not record an order or a payment: its log line says which, and where it failed.',
  },
  {
    id: 'WaitingMails',
    metric: measured.waitingMails,
    threshold: 1,
    periods: 3,
    description:
      'Mails have been waiting for three quarters of an hour: Amazon SES takes none, or says not whether it has. The log of sendMail tells why, the desk how many wait.',
  },
];

// At these rates SES reviews an account; at twice the one and five times the other it pauses it.
const rulesOfMails = (measured: Measures): Rule[] => [
  {
    id: 'BouncedMails',
    metric: measured.bounceRate,
    threshold: 0.05,
    description:
      'One mail in twenty of this account comes back: somebody may be typing addresses that are none. SES pauses an account at one in ten.',
  },
  {
    id: 'MailComplaints',
    metric: measured.complaintRate,
    threshold: 0.001,
    description:
      'One mail in a thousand of this account is called spam by who received it. SES pauses an account at five.',
  },
];
