import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import useSWRInfinite from 'swr/infinite';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { CustomerEvent, Customer as Known } from '#shared/domain/search/customer.ts';
import { shortened } from '#shared/domain/text/text.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { callApi } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { addressOfThing, type CustomerState, customerAddress } from '../../kit/addresses.ts';
import { EmailLink, PhoneLinks } from '../../kit/contact/contact.tsx';
import { shouldRetryOnError } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import styles from './customer.module.css';
import { eventText } from './wording.ts';

export function Customer() {
  const { state } = useLocation();
  const email = (state as Partial<CustomerState> | null)?.email;
  if (typeof email !== 'string')
    return (
      <section className="stack">
        <h2>Person</h2>
        <p>Search for someone by name, email or phone number.</p>
      </section>
    );
  return <CustomerOf key={email} email={email} />;
}

function CustomerOf({ email }: CustomerState) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Known, Error>(
    (page, before: Known | null) =>
      page > 0 && !before?.next ? null : ['POST /admin/person', email, before?.next],
    async ([, address, next]: [string, string, string | undefined]) =>
      (await callApi('POST /admin/person', { body: { email: address, ...(next && { next }) } })).data,
    { shouldRetryOnError, revalidateFirstPage: false },
  );
  const [customer] = data ?? [];
  const line = (data ?? []).flatMap((page) => page.line);
  const isMore = data?.at(-1)?.next !== undefined || (data !== undefined && data.length < size);
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {customer?.name || email}
      </h2>
      <ReadState
        read={{ data: customer, error: isValidating ? undefined : error, ask: mutate }}
        failure="Couldn’t load this page."
        outdated="Couldn’t load earlier entries."
      />
      {customer && (
        <>
          <Ways customer={customer} />
          {line.length === 0 ? (
            <p>Nothing is stored for {email}.</p>
          ) : (
            <ol aria-label="History, newest first" className="rows">
              {line.map((event) => (
                <Happened
                  key={`${event.at} ${event.what} ${event.thing.id} ${event.template}`}
                  event={event}
                />
              ))}
            </ol>
          )}
          {isMore && (
            <Button pending={isValidating} onClick={() => void setSize(size + 1)}>
              {isValidating ? 'Loading…' : 'Load earlier'}
            </Button>
          )}
          <PossibleMatches possibleMatches={customer.possibleMatches} />
        </>
      )}
    </section>
  );
}

const Ways = ({ customer: { name, email, phones, enquiryId } }: { customer: Known }) => (
  <div className="baseline touch-links">
    {enquiryId && <Link to={addressOfThing({ kind: 'enquiry', id: enquiryId })}>Reply</Link>}
    {phones.map((phone) => (
      <PhoneLinks key={phone} name={name} phone={phone} />
    ))}
    <EmailLink email={email} />
  </div>
);

const Happened = ({ event }: { event: CustomerEvent }) => {
  const { at, thing, text, paise } = event;
  return (
    <li className={styles.event}>
      <time dateTime={at} className="note">
        {formatDateTime(at)}
      </time>
      <div>
        <b>
          {eventText(event)}
          {paise !== undefined && ` · ${formatPaise(paise)}`}
        </b>{' '}
        <Link to={addressOfThing(thing)} className="touch-target">
          {[thing.number, thing.title].filter(Boolean).join(' · ')}
        </Link>
        {text && <p className="note typed">{shortened(text, mostCharacters)}</p>}
      </div>
    </li>
  );
};

const mostCharacters = 280;

const PossibleMatches = ({ possibleMatches }: Pick<Known, 'possibleMatches'>) =>
  possibleMatches.length > 0 && (
    <section aria-labelledby="possible-matches" className="group">
      <h3 id="possible-matches">Possibly the same person</h3>
      <p>Same phone number, but a different email address or none.</p>
      <ul className="rows">
        {possibleMatches.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <Link
              to={thing.email ? customerAddress : addressOfThing(thing)}
              state={thing.email && ({ email: thing.email } satisfies CustomerState)}
            >
              {thing.who || 'No name'}
              {thing.email && `, ${thing.email}`}
            </Link>{' '}
            · {[thing.number, thing.title].filter(Boolean).join(' · ')} · {formatDateTime(thing.at)}
            {thing.isSuspected && ' · Suspected spam'}
          </li>
        ))}
      </ul>
    </section>
  );
