import { lessFee, type RefundProposal } from '#shared/domain/coaching/refund-proposal.ts';
import { formatPaise } from '#shared/domain/money/money.ts';

/** What we propose for an order of coaching, with the sentence of the policy that it follows. */
export const ProposalText = ({ proposal }: { proposal: RefundProposal }) => (
  <div className="card group">
    <p>{textOf(proposal)}</p>
    <p className="note">
      Our policy: <q>{proposal.sentence}</q>
    </p>
  </div>
);

function textOf(proposal: RefundProposal): string {
  switch (proposal.kind) {
    case 'asked':
      return `The buyer wants the price of ${countOf(proposal.bookings.length)} that we cancelled: ${formatPaise(proposal.paise)}. Any refund here also takes this off Today.`;
    case 'full':
      return 'No session has been held, missed or forfeited, so we propose a full refund.';
    case 'unused':
      return `The sessions have started, so we propose nothing. ${countOf(proposal.sessions)} unused: ${formatPaise(proposal.paise)}, less a fee if you charge one.`;
    case 'none':
      return 'No session is left, so we propose nothing.';
  }
}

/** The name of the choice that fills in the proposed amount, if there is one besides a full refund. */
export function proposedChoice(proposal: RefundProposal): string | undefined {
  if (proposal.kind === 'asked') return `The price of ${countOf(proposal.bookings.length)}`;
  return proposal.kind === 'unused' ? `${countOf(proposal.sessions)} unused` : undefined;
}

export function proposedPaise(proposal: RefundProposal, feePaise: number): number {
  if (proposal.kind === 'none') return 0;
  return proposal.kind === 'unused' ? lessFee(proposal.paise, feePaise) : proposal.paise;
}

const countOf = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`;
