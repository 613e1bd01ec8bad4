import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { LambdaDefinition } from '../../../definitions.ts';

/** Finds the code of a Lambda by its source file, such as `functions/courses/handlers/create-course.ts`. */
export type Load = (file: string) => Promise<{ handler: LambdaHandler }>;

/** Any Lambda's handler: what its event is, the handler alone knows. */
export type LambdaHandler = (event: never, context: Context) => unknown;

/** The event is larger than Lambda takes. Base64 makes it so well before a body reaches the gateway's own limit. */
export class EventTooLarge extends Error {
  override name = 'EventTooLarge';
}

const maximumPayload = 6 * 1024 * 1024;

/** Runs a Lambda. Event and result cross as JSON, so neither side can hand the other a live object. */
export async function invoke(
  load: Load,
  { name, file, timeout }: LambdaDefinition,
  event: object,
): Promise<unknown> {
  const request = JSON.stringify(event);
  if (Buffer.byteLength(request) > maximumPayload) throw new EventTooLarge();
  const { handler } = await load(file);
  const result = await handler(JSON.parse(request) as never, contextOf(name, timeout));
  const payload = JSON.stringify(result ?? null);
  if (Buffer.byteLength(payload) > maximumPayload)
    throw new Error(`${name} answered more than Lambda carries.`);
  return JSON.parse(payload);
}

function contextOf(functionName: string, timeout: number): Context {
  const deadline = Date.now() + timeout * 1000;
  return {
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:ap-south-1:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    // Callbacks left the runtime with Node 24; only the type still asks for these.
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}
