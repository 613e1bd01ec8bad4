/**
 * Writes a line of JSON to the log. Not by the console: Lambda puts a time and a level in front of what comes
 * from there, and CloudWatch's metric filters read the fields of an event only where all of it is JSON.
 */
export const log = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
