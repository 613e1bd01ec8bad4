/** Presses the button again that somebody pressed while the page was only drawn and no script was here to hear it. */
export function pressAgain(): void {
  // A finger or a mouse leaves the focus on a button without showing it; whoever tabs there sees it and has not pressed.
  const { activeElement: button } = document;
  if (!(button instanceof HTMLButtonElement) || button.matches(':focus-visible')) return;
  // What opens the menu needs no script.
  if (!button.popoverTargetElement) button.click();
}
