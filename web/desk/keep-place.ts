/** Options for an address that only says what is open at the desk: the page stays where it is, as does the focus. */
export const keepPlace = { state: { stays: true } };

/** The address's parameter for the rows that a list shows. */
export const listFilter = 'status';
