/** A wait in words: seconds up to a minute, then whole minutes. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? '1 minute' : `${whole} minutes`;
}
