import type { FoundCustomer, FoundItem, SearchResult } from '#shared/domain/search/search.ts';
import { readablePhone } from '#shared/domain/text/phone.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import styles from './search-field.module.css';

export type Chosen = { key: string } & ({ thing: FoundItem } | { customer: FoundCustomer });

export const choicesOf = ({ things, customers }: SearchResult): Chosen[] => [
  ...things.map((thing) => ({ key: `${thing.kind} ${thing.id}`, thing })),
  ...customers.map((customer) => ({
    key: `person ${customer.email ?? customer.phone ?? customer.latest.id}`,
    customer,
  })),
];

interface Props {
  id: string;
  chosen: Chosen;
  isActive: boolean;
  onOpen: () => void;
}

export const SearchOption = ({ id, chosen, isActive, onOpen }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus, and its keys open a result.
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={styles.choice}
    // Keeps the focus in the search field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onOpen}
  >
    {'thing' in chosen ? (
      <ItemSummary thing={chosen.thing} />
    ) : (
      <CustomerSummary customer={chosen.customer} />
    )}
  </div>
);

const ItemSummary = ({ thing: { kind, number, title, who, at, isSuspected } }: { thing: FoundItem }) => (
  <>
    <span className={styles.main}>
      {number ?? kindNames[kind]} · {who || 'No name'}
    </span>
    <span className="note">
      {title} · {formatDateTime(at)}
      {isSuspected && <Spam />}
    </span>
  </>
);

const CustomerSummary = ({
  customer: { name, email, phone, count, latest, isSuspected },
}: {
  customer: FoundCustomer;
}) => (
  <>
    <span className={styles.main}>{name || email || 'No name'}</span>
    <span className="note">
      {latest.kind === 'member'
        ? `${kindNames.member} · ${latest.title}`
        : [email, phone && readablePhone(phone), count === 1 ? '1 item' : `${count} items`]
            .filter(Boolean)
            .join(' · ')}
      {isSuspected && <Spam />}
    </span>
  </>
);

const Spam = () => <span className="bad">Suspected spam</span>;

const kindNames = {
  enquiry: 'Enquiry',
  order: 'Order',
  'payment-link': 'Payment link',
  review: 'Review',
  member: 'Team',
} as const;
