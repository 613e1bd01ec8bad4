import { type PageProps, responseIn } from '../../page.ts';
import { ReviewEntry } from '../../reviews/review-entry.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { listHead, listStatus, PageLinks, pageOf } from '../../ui/page-links.tsx';

export function AllReviewsPage(props: PageProps) {
  const list = reviewsOf(props);
  return (
    <>
      <PageIntro title="All reviews">
        From people who’ve worked with us, newest first. <a href="/#reviews">Add your own</a> on the home
        page.
      </PageIntro>
      <div className="frame stack">
        {!list && (
          <LoadError again="/reviews/1">We couldn’t load the reviews. Please try again later.</LoadError>
        )}
        {list?.found.length === 0 && <p>There are no reviews on this page.</p>}
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
  const reviews = responseIn(data, 'GET /reviews/public')?.data;
  return reviews && pageOf(reviews, path, 12);
}
