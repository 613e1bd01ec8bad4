import { LinkButton } from './button.tsx';

interface Props {
  label: string;
  /** The path without the page number, such as `/reviews/`. */
  path: string;
  /** The address of the first page, if it has no number. */
  first?: string;
  words?: readonly [back: string, on: string];
  page: number;
  lastPage: number;
}

export const PageLinks = ({ label, path, first, words = ['Newer', 'Older'], page, lastPage }: Props) =>
  lastPage > 1 && (
    <nav aria-label={label} className="row">
      {page > 1 && (
        <LinkButton to={page === 2 && first ? first : `${path}${page - 1}`} rel="prev">
          {words[0]}
        </LinkButton>
      )}
      <p>
        Page {page} of {lastPage}
      </p>
      {page < lastPage && (
        <LinkButton to={`${path}${page + 1}`} rel="next">
          {words[1]}
        </LinkButton>
      )}
    </nav>
  );

export function pageOf<Row>(rows: readonly Row[], path: string, rowsPerPage: number) {
  const page = Number(path.split('/').at(-1)) || 1;
  const lastPage = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  return { page, lastPage, found: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage) };
}

type ListPage = ReturnType<typeof pageOf>;

export const listHead = (title: string, path: string, list: ListPage | undefined) =>
  !list || list.page > list.lastPage
    ? {}
    : { canonical: path, ...(list.page > 1 && { title: `${title}, page ${list.page}` }) };

export const listStatus = (list: ListPage | undefined): 200 | 404 =>
  list && list.page > list.lastPage ? 404 : 200;
