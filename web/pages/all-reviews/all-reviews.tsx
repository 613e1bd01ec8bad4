import { answerIn, type PageProps } from '../../page.ts';
import { ReviewEntry } from '../../reviews/review-entry.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { listHead, listStatus, PageLinks, pageOf } from '../../ui/page-links.tsx';
import { Unreadable } from '../../ui/unreadable.tsx';

/** All approved reviews, newest first, page by page. */
export function AllReviewsPage(props: PageProps) {
  const list = reviewsOf(props);
  return (
    <>
      <PageIntro title="All reviews">
        From people who worked with us, the newest first. <a href="/#reviews">Add your own</a> on the home
        page.
      </PageIntro>
      <div className="frame stack">
        {!list && (
          <Unreadable again="/reviews/1">The reviews could not be loaded. Try again later.</Unreadable>
        )}
        {list?.found.length === 0 && <p>There is no review on this page.</p>}
        {list && (
          <>
            <h2>In their own words</h2>
            <ul className="ledger">
              {list.found.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
            <PageLinks label="Pages of reviews" path="/reviews/" {...list} />
          </>
        )}
      </div>
    </>
  );
}

export const allReviewsHead = (props: PageProps) => listHead('All reviews', props.path, reviewsOf(props));

export const allReviewsStatus = (props: PageProps) => listStatus(reviewsOf(props));

function reviewsOf({ path, data }: PageProps) {
  const reviews = answerIn(data, 'GET /reviews/public')?.data;
  return reviews && pageOf(reviews, path, 12);
}
