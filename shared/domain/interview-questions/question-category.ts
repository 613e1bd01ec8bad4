/** The category of the button that shows every question; no other button is needed for it. */
export const everyCategory = 'All';

/** Ignores case. */
export const isEveryCategory = (category: string): boolean =>
  category.toLowerCase() === everyCategory.toLowerCase();
