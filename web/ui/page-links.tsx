interface Props {
  /** What the pages are of, for who hears the page: `Pages of reviews`. */
  label: string;
  /** The path before a page's number: `/reviews/`. */
  path: string;
  page: number;
  lastPage: number;
}

/** Plain links between the pages of a list, which work without a script. Nothing where there is one page. */
export const PageLinks = ({ label, path, page, lastPage }: Props) =>
  lastPage > 1 && (
    <nav aria-label={label} className="row">
      {page > 1 && (
        <a href={`${path}${page - 1}`} className="tap">
          Newer
        </a>
      )}
      <p>
        Page {page} of {lastPage}
      </p>
      {page < lastPage && (
        <a href={`${path}${page + 1}`} className="tap">
          Older
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
