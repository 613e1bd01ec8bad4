import { ApiError } from '#shared/api/client.ts';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import { paiseOf } from '#shared/domain/money/money.ts';
import type { WantedTime } from '#shared/domain/orders/payment.ts';
import { sessionsText } from '#shared/domain/orders/sessions-text.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import { callApi } from '../../api.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import type { OfferTarget } from './address.ts';
import { fetchTeam } from './fetch-team.ts';
import type { PaymentResult } from './payment-result.ts';
import { ClosedCard } from './states.tsx';
import { ChosenTime, TimeChoice } from './time-choice.tsx';

type FoundOffer = Exclude<PaymentResult, { state: 'unreachable' }>;

export async function fetchOffer({ offerId, start }: OfferTarget): Promise<FoundOffer> {
  const [offer, free, team] = await Promise.all([findOffer(offerId), findTimes(offerId), fetchTeam()]);
  if (!offer || !free) return { state: 'closed', card: <NotSold /> };
  if (free.times.length === 0)
    return { state: 'closed', card: <NoTime offer={offer} firstDay={free.firstDay} /> };
  const { id, title, description, rupees, sessions, coachId, coach } = offer;
  const member = team.find((each) => each.id === coachId);
  return {
    state: 'open',
    payment: {
      what: title,
      paise: paiseOf(rupees),
      facts: [...(member ? [] : [['Coach', coach] as const]), ['Length', sessionsText(offer)]],
      product: { route: 'POST /coaching/offers/{id}/orders', id, rupees },
      rule: 'session',
      ...(member && { member }),
      time: (
        <>
          <details className="faq">
            <summary>What you get</summary>
            <p className="typed">{description}</p>
          </details>
          <TimeChoice times={free.times} start={start ?? undefined} sessions={sessions} />
        </>
      ),
    },
  };
}

/** For a payment link with a time that was agreed beforehand. */
export const agreed = ({ start }: WantedTime) => (
  <div className="group">
    <b>Your session</b>
    <ChosenTime start={start}>We keep this time for you until the last day to pay.</ChosenTime>
  </div>
);

const findOffer = async (id: string): Promise<Offer | undefined> =>
  (await callApi('GET /coaching/offers', {})).data.find((offer) => offer.id === id);

/** Returns undefined if the offer is hidden or deleted. */
const findTimes = (id: string) =>
  callApi('GET /coaching/offers/{id}/times', { path: { id } }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    },
  );

const NotSold = () => (
  <ClosedCard title="This session isn’t sold any more">
    <p>You haven’t paid anything. Our other sessions are on the services page.</p>
    <LinkButton to="/services" kind="primary">
      See all sessions
    </LinkButton>
    <CallLink />
  </ClosedCard>
);

const NoTime = ({ offer, firstDay }: { offer: Offer; firstDay: string | undefined }) => (
  <ClosedCard
    title="No time is free at the moment"
    about={{ what: offer.title, paise: paiseOf(offer.rupees) }}
  >
    <p>
      You can’t pay for a session without a time.{' '}
      {firstDay ? `New times start on ${formatDay(firstDay)}.` : ''} Call us and we’ll look for one together.
    </p>
    <CallLink />
    <LinkButton to="/services">See all sessions</LinkButton>
  </ClosedCard>
);
