/** The page of a list that is asked for. */
export interface PageQuery {
  /** Items at most. */
  limit: number;
  /** Sort key of the last item already read. */
  after: string | undefined;
}

/** One page of a list; `next` is the sort key of its last item where more may follow. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
}
