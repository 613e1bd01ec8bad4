/** Paise of several entries, such as payments or refunds, together. */
export const sumPaise = (entries: readonly { paise: number }[]): number =>
  entries.reduce((total, { paise }) => total + paise, 0);

export const paiseOf = (rupees: number): number => rupees * 100;

export const rupeesOf = (paise: number): number => paise / 100;
