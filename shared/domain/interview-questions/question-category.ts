/** The category of the button that shows every question. A question of this category has no button beside it. */
export const everyCategory = 'All';

/** Whether a category, however it is written, means every question. */
export const isEveryCategory = (category: string): boolean =>
  category.toLowerCase() === everyCategory.toLowerCase();
