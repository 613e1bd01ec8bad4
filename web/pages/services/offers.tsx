import { brand } from '#shared/brand.ts';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { refundAnswers } from '#shared/domain/orders/refund-rules.ts';
import { sessionsText } from '#shared/domain/orders/sessions-text.ts';
import { formatDay, formatRowMoment } from '#shared/domain/time/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import styles from './services.module.css';

export const Offers = ({ offers }: { offers: readonly Offer[] }) => (
  <section id={book} className="group">
    <h2>Book a session</h2>
    <p>Choose a time and pay online. Your session is booked once you’ve paid. All times are in IST.</p>
    <ul className={`ledger ${styles.sessions}`}>
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} isShort={offers.length > mostInFull} />
      ))}
    </ul>
  </section>
);

export const book = 'book';

// A page with 30 long descriptions would be too long to read, and over its size budget.
export const mostInFull = 6;

interface RowProps {
  offer: Offer;
  isShort: boolean;
}

const OfferRow = ({ offer, isShort }: RowProps) => {
  const { title, description, rupees, coach, times } = offer;
  return (
    <li className="group">
      <h3 className="baseline apart">
        {title} <b>{formatRupees(rupees)}</b>
      </h3>
      <p>
        {sessionsText(offer)} with {coach}
      </p>
      {!isShort && <p className="typed">{description}</p>}
      <p className="note">{refundAnswers.session}</p>
      {isShort && <FirstTime {...offer} />}
      {!isShort && times.length > 0 && <Times {...offer} />}
      {times.length === 0 && <NoTime {...offer} />}
    </li>
  );
};

const Times = ({ id, title, times }: Offer) => (
  <ul className={styles.times} aria-label="Next free times">
    {times.map((start) => (
      <li key={start}>
        <LinkButton to={addressOf({ offer: id, start })} kind="quiet">
          <Moment start={start} />
        </LinkButton>
      </li>
    ))}
    <li>
      <a href={addressOf({ offer: id })} className="touch-link">
        Other times<span className="visually-hidden">: {title}</span>
      </a>
    </li>
  </ul>
);

const FirstTime = ({ id, times: [first] }: Offer) =>
  first && (
    <a href={addressOf({ offer: id })} className="touch-link">
      Free from <Moment start={first} />
    </a>
  );

const Moment = ({ start }: { start: string }) => (
  <time dateTime={start}>{withWholeTimes(formatRowMoment(start))}</time>
);

const addressOf = (query: Record<string, string>) => `/pay?${new URLSearchParams(query)}`;

const NoTime = ({ firstDay }: Pick<Offer, 'firstDay'>) => (
  <p>
    No time is free at the moment.{' '}
    {firstDay ? (
      <>New times start on {formatDay(firstDay)}.</>
    ) : (
      <>
        Call us to ask for one: <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>.
      </>
    )}
  </p>
);
