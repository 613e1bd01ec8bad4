export const everyCategory = 'All';

export const isEveryCategory = (category: string): boolean =>
  category.toLowerCase() === everyCategory.toLowerCase();
