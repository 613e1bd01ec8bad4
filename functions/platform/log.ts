import type { Context } from 'aws-lambda';

/**
 * Writes a line of JSON to the log. Not by the console: Lambda puts a time and a level in front of what comes
 * from there, and CloudWatch's metric filters read the fields of an event only where all of it is JSON.
 */
export const log = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/**
 * The name of the Lambda that runs, as it stands in the record. A deployed one finds it in its environment, because
 * CloudFormation makes up the function's name; where one process runs them all, the function's name is the Lambda's.
 */
export const operationOf = ({ functionName }: Context): string => process.env.OPERATION ?? functionName;

/** Fails a Lambda's run after its line is written. Lambda logs this message, so it is not the one that was thrown. */
export const failedRun = (): Error => new Error('The log line of this run says where it failed.');

/**
 * An error for the log: its name and its frames, and those of its causes. Not the message: a JSON parser's message
 * quotes what it could not read, be it a secret or a body.
 */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((text) => text.trimStart().startsWith('at ')) ?? [];
  return {
    name: error.name,
    at: frames.slice(0, 5).map((frame) => frame.trim()),
    ...(error.cause !== undefined && { cause: failureOf(error.cause) }),
  };
}
