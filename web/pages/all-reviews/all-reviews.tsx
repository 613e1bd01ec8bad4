import { answerIn, type PageHead, type PageProps } from '../../page.ts';
import { ReviewEntry } from '../../reviews/review-entry.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { PageLinks, pageOf } from '../../ui/page-links.tsx';
import { Unreadable } from '../../ui/unreadable.tsx';

/** All approved reviews, newest first, some on each page. */
export function AllReviewsPage(props: PageProps) {
  const shown = reviewsOf(props);
  return (
    <>
      <PageIntro title="All reviews">
        From people who worked with us, the newest first. <a href="/#reviews">Add your own</a> on the home
        page.
      </PageIntro>
      <div className="frame stack">
        {!shown && (
          <Unreadable again="/reviews/1">The reviews could not be loaded. Try again later.</Unreadable>
        )}
        {shown?.found.length === 0 && <p>There is no review on this page.</p>}
        {shown && (
          <>
            <h2>In their own words</h2>
            <ul className="ledger">
              {shown.found.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
            <PageLinks label="Pages of reviews" path="/reviews/" {...shown} />
          </>
        )}
      </div>
    </>
  );
}

/** Each page of the list is an address of its own to search engines, with its number in the title from the second on. */
export function allReviewsHead(props: PageProps): Partial<PageHead> {
  const shown = reviewsOf(props);
  if (!shown || shown.page > shown.lastPage) return {};
  return { canonical: props.path, ...(shown.page > 1 && { title: `All reviews, page ${shown.page}` }) };
}

/** A page that no review has come to is none. */
export const allReviewsStatus = (props: PageProps): 200 | 404 => {
  const shown = reviewsOf(props);
  return shown && shown.page > shown.lastPage ? 404 : 200;
};

function reviewsOf({ path, data }: PageProps) {
  const reviews = answerIn(data, 'GET /reviews/public')?.data;
  return reviews && pageOf(reviews, path, 12);
}
