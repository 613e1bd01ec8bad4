interface Props {
  /** Accessible name, such as `Pages of reviews`. */
  label: string;
  /** Path before the page number: `/reviews/`. */
  path: string;
  /** Address of the first page, if it has no number. */
  first?: string;
  /** Text of the two links. */
  words?: readonly [back: string, on: string];
  page: number;
  lastPage: number;
}

/** Works without JavaScript. Renders nothing for a single page. */
export const PageLinks = ({ label, path, first, words = ['Newer', 'Older'], page, lastPage }: Props) =>
  lastPage > 1 && (
    <nav aria-label={label} className="row">
      {page > 1 && (
        <a href={page === 2 && first ? first : `${path}${page - 1}`} rel="prev" className="touch-link">
          {words[0]}
        </a>
      )}
      <p>
        Page {page} of {lastPage}
      </p>
      {page < lastPage && (
        <a href={`${path}${page + 1}`} rel="next" className="touch-link">
          {words[1]}
        </a>
      )}
    </nav>
  );

/** The last path segment is the page number; the first page has none. */
export function pageOf<Row>(rows: readonly Row[], path: string, rowsPerPage: number) {
  const page = Number(path.split('/').at(-1)) || 1;
  const lastPage = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  return { page, lastPage, found: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage) };
}

type ListPage = ReturnType<typeof pageOf>;

/** Each page has its own address and, from the second on, its number in the title. */
export const listHead = (title: string, path: string, list: ListPage | undefined) =>
  !list || list.page > list.lastPage
    ? {}
    : { canonical: path, ...(list.page > 1 && { title: `${title}, page ${list.page}` }) };

/** 404 for a page without rows. */
export const listStatus = (list: ListPage | undefined): 200 | 404 =>
  list && list.page > list.lastPage ? 404 : 200;
