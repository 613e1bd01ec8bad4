/** A request for a page of a list. */
export interface PageQuery {
  /** The most items to return. */
  limit: number;
  /** The sort key of the last item of the page before. */
  after: string | undefined;
}

/** A page of a list. `next` is the sort key of its last item; undefined on the last page. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
}
