import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { hello } from '../../greeting.ts';
import { HandOnLink } from '../../links/hand-on-link.tsx';
import { PressButton } from '../../press-button.tsx';
import { useProof } from '../../proof/proof.tsx';
import { useAction } from '../../queries.ts';
import { refusalOr } from '../../refusal.ts';
import { usePress } from '../../use-press.ts';

/** Makes a new link to the buyer's page, in place of the earlier ones, and hands it on. */
export function NewLink({ sheet: { order, mobile } }: { sheet: WorkSheet }) {
  const renew = useAction('POST /admin/orders/{id}/link');
  const prove = useProof();
  const make = usePress(() => prove(() => renew({ path: { id: order.id } })), {
    failure: refusalOr('No link was made. Please try again.'),
  });
  const name = order.name ?? 'the buyer';
  return (
    <>
      <p>
        For a buyer who has lost the link, or when a stranger may have it. Earlier links open nothing any
        more, also where somebody has the page open. Whoever has the new one can read the order: hand it to
        the buyer alone.
      </p>
      {make.outcome ? (
        <HandOnLink
          url={make.outcome.url}
          name={name}
          phone={mobile}
          message={`${hello(name)}This link opens your order, ${order.what}: `}
        />
      ) : (
        <div>
          <PressButton kind="secondary" press={make} doing="Making a link…">
            Make a new link
          </PressButton>
        </div>
      )}
    </>
  );
}
