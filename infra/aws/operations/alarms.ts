import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Measures } from './measures.ts';

interface Rule {
  id: string;
  metric: IMetric;
  threshold: number;
  periods?: number;
  description: string;
}

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
      'API calls are failing with a 5xx status. Find the route in the access log and the cause in the Lambda’s log. If a release caused it, roll back.',
  },
  {
    id: 'FailedForms',
    metric: measured.failedForms,
    threshold: 3,
    description:
      'Forms posted without JavaScript are failing, and enquiries are being lost. Find the cause in the Lambda’s log, in the line whose `refusal` is 5xx. If a release caused it, roll back.',
  },
  {
    id: 'UnrenderedPages',
    metric: measured.unrenderedPages,
    threshold: 3,
    description:
      'Pages can’t be rendered, so visitors are seeing them without data. Find the cause in the log of renderPage. If a release caused it, roll back.',
  },
  {
    id: 'RefusedRenders',
    metric: measured.refusedRendering,
    threshold: 3,
    description:
      'The function URL of renderPage is rejecting CloudFront’s requests, so visitors are seeing pages without data. If the status is 403, deploy again, because the signature or permission is missing. If it’s 429, ask AWS to raise the account’s limit on concurrent Lambdas.',
  },
  {
    id: 'ThrottledCalls',
    metric: measured.throttledCalls,
    threshold: 50,
    description:
      'Many calls are being throttled, which costs money. Find the callers’ IP addresses in CloudFront’s access log. If it continues, deploy with the firewall.',
  },
  {
    id: 'DeadLetters',
    metric: measured.deadLetters,
    threshold: 1,
    description:
      'A job or event handler has failed three times. Read its event in the dead-letter queue and its log, fix the cause, and send the event again.',
  },
  {
    id: 'SweepGaps',
    metric: measured.sweepGaps,
    threshold: 1,
    description:
      'Part of Razorpay’s lists has been unreadable for an hour. Compare Razorpay’s payments from that time with the Admin Panel, and report the problem to Razorpay.',
  },
  {
    id: 'SweepFailures',
    metric: measured.sweepFailures,
    threshold: 1,
    description:
      'The sweep couldn’t record an order or a payment. Find it in the sweep’s log, and press Re-check for the order in the Admin Panel.',
  },
  {
    id: 'UnknownValues',
    metric: measured.unknownValues,
    threshold: 1,
    description:
      'Razorpay or Amazon SES has sent a value that the site doesn’t know. Find the field in the `unknown value` line in the log of receiveWebhook, sweepPayments or recordMailEvent. Add the value to the code, or turn off an event that the site doesn’t use. Until then, the sweep keeps checking those orders.',
  },
  {
    id: 'WaitingEmails',
    metric: measured.waitingMails,
    threshold: 1,
    periods: 3,
    description:
      'Emails have been waiting for 45 minutes. Find the cause in the log of sendMail, and check whether SES has paused the account. They’ll be sent once sending works again.',
  },
];

// SES puts an account under review at this rate, and pauses it at twice the rate.
const rulesOfMails = (measured: Measures): Rule[] => [
  {
    id: 'BouncedMails',
    metric: measured.bounceRate,
    threshold: 0.05,
    description:
      'One email in twenty is bouncing, and SES pauses an account at one in ten. Find the bounced emails in the Admin Panel, and use the firewall to block visitors who submit made-up addresses.',
  },
];
