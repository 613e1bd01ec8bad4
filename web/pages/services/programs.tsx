import type { Offer } from '#shared/domain/coaching/offer.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { sessionsText } from '#shared/domain/orders/sessions-text.ts';
import { legalRightsText } from '../../content/refunds.ts';
import { RefundLine } from '../../ui/refund-line.tsx';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { ask } from './ask.tsx';
import { book } from './offers.tsx';
import styles from './services.module.css';

interface Props {
  /** Undefined if they couldn't be read. */
  offers: readonly Offer[] | undefined;
}

export const CoachingPrograms = ({ offers }: Props) => (
  <TintedSection>
    <h2 id="programs">Two coaching programs</h2>
    <div className="ledger side-by-side">
      {programs.map((program) => (
        <Program
          key={program.name}
          program={program}
          offers={offers?.filter(({ sessions }) => sessions > 1 === (program.rule === 'package'))}
        />
      ))}
    </div>
    <p className="note">{legalRightsText}</p>
  </TintedSection>
);

function Program({
  program: { name, goodFor, fee, rule },
  offers,
}: Props & { program: (typeof programs)[number] }) {
  const [first, ...others] = offers?.toSorted((one, other) => one.rupees - other.rupees) ?? [];
  const [to, text] = first ? [book, 'See prices and times'] : [ask, offers ? 'Ask for a price' : 'Ask us'];
  return (
    <div className={styles.program}>
      <h3>{name}</h3>
      <dl>
        <div>
          <dt>Good for</dt>
          <dd>{goodFor}</dd>
        </div>
        <div>
          <dt>You pay</dt>
          <dd>
            {first
              ? `${fee}: ${others.length > 0 ? 'from ' : ''}${formatRupees(first.rupees)} for ${sessionsText(first)}.`
              : `${fee}, ${offers ? 'agreed' : 'which you’ll know'} before you pay.`}
          </dd>
        </div>
      </dl>
      <a href={`#${to}`} className="touch-link">
        {text}
        <span className="visually-hidden">: {name}</span>
      </a>
      <details className={`faq ${styles.rules}`}>
        <summary>If you move or cancel</summary>
        <RefundLine rule={rule} />
      </details>
    </div>
  );
}

const programs = [
  {
    name: 'One-on-One Coaching Sessions',
    goodFor: 'One thing on your mind: an interview coming up, a stuck project, an offer to weigh.',
    fee: 'The session fee',
    rule: 'session',
  },
  {
    name: 'Coaching Packages & Programs',
    goodFor: 'A goal that takes several sessions: a certificate, a new role, your first team.',
    fee: 'One discounted price for all sessions',
    rule: 'package',
  },
] as const;
