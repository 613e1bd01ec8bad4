/** For an address that only says what is open at the desk: the page stays where it is, and so does the focus. */
export const staying = { state: { stays: true } };
