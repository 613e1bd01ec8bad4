/** The address's parameter for the rows that a list shows. */
export const listFilter = 'status';
