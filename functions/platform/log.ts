import type { Context } from 'aws-lambda';

/**
 * Writes a line of JSON to the log. The console is not used, because Lambda puts a time and a level in front of its lines,
 * and CloudWatch's metric filters read fields only from lines that are JSON as a whole.
 */
export const log = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/**
 * The name of the running Lambda in `infra/lambdas.ts`. A deployed Lambda reads it from its environment, because CloudFormation
 * generates the function's name; where one process runs all Lambdas, the function's name is the Lambda's.
 */
export const operationOf = ({ functionName }: Context): string => process.env.OPERATION ?? functionName;

/** The error that fails a Lambda's run after its line is logged. Lambda logs its message, so it hides the original message. */
export const failedRun = (): Error => new Error('The log line of this run says where it failed.');

/**
 * An error for the log: its name and stack frames, with those of its causes. The message is left out, because a parser's
 * message can quote a secret or a body.
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
