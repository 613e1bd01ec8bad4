export interface PageQuery {
  limit: number;
  /** The sort key of the previous page's last item. */
  after: string | undefined;
}

/** `next` is the sort key of the last item; undefined on the last page. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
}
