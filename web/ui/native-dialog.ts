/**
 * Attributes of a button that opens the `<dialog popover>` of an id without a script: as a modal dialog, and as a popover
 * in browsers of before 2026, which know no commands.
 */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id, popoverTarget: id });

/** Attributes of a button that closes it. */
export const closes = (id: string) => ({
  ...{ command: 'close', commandfor: id },
  ...{ popoverTarget: id, popoverTargetAction: 'hide' as const },
});
