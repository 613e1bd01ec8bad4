/** The price of one session of an order, in paise. */
export const sessionPaise = ({ paise, sessions }: { paise: number; sessions: number }): number =>
  Math.floor(paise / sessions);
