import { Link } from 'react-router-dom';
import { formatRupees } from '#shared/domain/money/money.ts';
import { openedFromList, useDrawerAddress, useFocusAfterClosing } from '../../kit/addresses.ts';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { ListTable } from '../../kit/list/table.tsx';
import { useList } from '../../kit/use-list.ts';
import { AddOffer } from './add-offer.tsx';
import { OpenedHours } from './opened-hours.tsx';
import { OpenedOffer } from './opened-offer.tsx';

export function Coaching() {
  const list = useList('GET /admin/coaching/offers');
  const { rows: team = [] } = useList('GET /admin/team');
  const offer = useDrawerAddress('coaching', 'offer');
  const hours = useDrawerAddress('coaching', 'hours');
  const openedId = offer.openedId ?? hours.openedId;
  const tab = useFocusAfterClosing(openedId, linkId);
  const [news, tell] = useNews();
  const offers = list.rows ?? [];
  const nameOf = (coachId: string) => team.find(({ id }) => id === coachId)?.name;
  const coaches = [...new Set(offers.map(({ coachId }) => coachId))];
  return (
    <div ref={tab} className="groups">
      <section className="group">
        <ListHeading
          title="Coaching"
          news={news}
          explanation="What visitors can buy on the Services page. They pick a time before or after they pay."
        >
          <Link
            id={linkId(adding)}
            to={offer.addressOf(adding)}
            state={openedFromList}
            className="touch-link"
          >
            Add an offer
          </Link>
        </ListHeading>
        <ListTable
          list={list}
          label="Offers"
          columns={['Offer', 'Coach', 'Sessions', 'Price']}
          empty="No offers yet. Until you add one, visitors can only ask about coaching."
          failure="Couldn’t load the offers. Please try again later."
        >
          {({ id, title, coachId, sessions, minutes, rupees, isHidden }) => (
            <tr key={id}>
              <th scope="row" data-line="1 start">
                <Link id={linkId(id)} to={offer.addressOf(id)} state={openedFromList} className="touch-link">
                  {title}
                </Link>
              </th>
              <td data-line="2">{nameOf(coachId) ?? 'No longer in the team'}</td>
              <td data-line="3">
                {sessions === 1 ? '1 session' : `${sessions} sessions`} of {minutes} minutes
                {isHidden && ', hidden'}
              </td>
              <td data-line="1 end" className="no-break">
                {formatRupees(rupees)}
              </td>
            </tr>
          )}
        </ListTable>
      </section>
      {coaches.length > 0 && (
        <section className="group narrow" aria-labelledby="coaches">
          <h3 id="coaches">When coaches can be booked</h3>
          <ul className="rows">
            {coaches.map((coachId) => (
              <li key={coachId}>
                <Link
                  id={linkId(coachId)}
                  to={hours.addressOf(coachId)}
                  state={openedFromList}
                  className="touch-link"
                >
                  Hours of {nameOf(coachId) ?? 'someone no longer in the team'}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offer.openedId === adding ? (
        <AddOffer
          team={team}
          onClose={offer.close}
          onAdded={(title) => {
            tell(`“${title}” has been added.`);
            list.refresh();
            offer.close();
          }}
        />
      ) : (
        offer.openedId && (
          <OpenedOffer
            key={offer.openedId}
            list={list}
            team={team}
            offer={offers.find(({ id }) => id === offer.openedId)}
            onClose={offer.close}
            onSaved={({ title }) => tell(`“${title}” has been saved.`)}
            onDeleted={({ title }) => tell(`“${title}” has been deleted.`)}
          />
        )
      )}
      {hours.openedId && (
        <OpenedHours
          key={hours.openedId}
          coachId={hours.openedId}
          name={nameOf(hours.openedId)}
          onClose={hours.close}
        />
      )}
    </div>
  );
}

/** Takes the place of an id in the address. Ids are longer. */
const adding = 'new';

const linkId = (id: string) => `coaching-${id}`;
