export interface PageQuery {
  limit: number;
  after: string | undefined;
}

/** `next` is the sort key of the last item, or undefined on the last page. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
}
