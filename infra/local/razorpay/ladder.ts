const seconds = (...times: number[]) => times.map((time) => time * 1000);

/** When an event that nobody acknowledges is delivered, as measured: 16 times within a day. */
export const measuredLadder: readonly number[] = seconds(
  0,
  0.23,
  6,
  19,
  39.5,
  82,
  164,
  326,
  650,
  1293,
  2577,
  5140,
  10_267,
  20_508,
  40_988,
  81_953,
);

/** The same for somebody who watches: eight deliveries within four minutes. */
export const compressedLadder: readonly number[] = seconds(0, 0.23, 3, 8, 20, 50, 110, 230);
