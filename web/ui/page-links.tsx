interface Props {
  /** The name of these links for screen readers: `Pages of reviews`. */
  label: string;
  /** The path before a page's number: `/reviews/`. */
  path: string;
  /** The address of the first page, if it has no number. */
  first?: string;
  /** The words of the two links. */
  words?: readonly [back: string, on: string];
  page: number;
  lastPage: number;
}

/** Plain links between the pages of a list, which work without a script. Nothing where there is one page. */
export const PageLinks = ({ label, path, first, words = ['Newer', 'Older'], page, lastPage }: Props) =>
  lastPage > 1 && (
    <nav aria-label={label} className="row">
      {page > 1 && (
        <a href={page === 2 && first ? first : `${path}${page - 1}`} rel="prev" className="tap">
          {words[0]}
        </a>
      )}
      <p>
        Page {page} of {lastPage}
      </p>
      {page < lastPage && (
        <a href={`${path}${page + 1}`} rel="next" className="tap">
          {words[1]}
        </a>
      )}
    </nav>
  );

/** The page of a list that a path names by its last segment, with its rows; the first where it names none. */
export function pageOf<Row>(rows: readonly Row[], path: string, rowsPerPage: number) {
  const page = Number(path.split('/').at(-1)) || 1;
  const lastPage = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  return { page, lastPage, found: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage) };
}

type ListPage = ReturnType<typeof pageOf>;

/** Each page of a list is an address of its own to search engines, with its number in the title from the second on. */
export const listHead = (title: string, path: string, list: ListPage | undefined) =>
  !list || list.page > list.lastPage
    ? {}
    : { canonical: path, ...(list.page > 1 && { title: `${title}, page ${list.page}` }) };

/** A page of a list that no row has come to is missing. */
export const listStatus = (list: ListPage | undefined): 200 | 404 =>
  list && list.page > list.lastPage ? 404 : 200;
