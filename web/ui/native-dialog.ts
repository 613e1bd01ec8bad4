/** Attributes of a button that opens the dialog of an id without a script. */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id });

/** Attributes of a button that closes the dialog of an id without a script. */
export const closes = (id: string) => ({ command: 'close', commandfor: id });
