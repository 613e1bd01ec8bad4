import type { WorkDetail } from '#shared/domain/work/bought-work.ts';
import { hello } from '../../../kit/contact/greeting.ts';
import { HandOnLink } from '../../../kit/contact/hand-on-link.tsx';
import { PressButton, usePress } from '../../../kit/press.tsx';
import { useProof } from '../../../kit/proof.tsx';
import { useAction } from '../../../kit/queries.ts';
import { refusalOr } from '../../../kit/refusal.ts';

export function NewLink({ detail: { order, mobile } }: { detail: WorkDetail }) {
  const renew = useAction('POST /admin/orders/{id}/link');
  const prove = useProof();
  const make = usePress(() => prove(() => renew({ path: { id: order.id } })), {
    failure: refusalOr('Couldn’t create a link. Please try again.'),
  });
  const name = order.name ?? 'the buyer';
  return (
    <>
      <p>
        Use this if the buyer has lost the link or a stranger may have it. Earlier links will stop working,
        even on open pages. Anyone who has the new one can see the order, so share it only with the buyer.
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
          <PressButton kind="secondary" press={make} doing="Creating a link…">
            Create new link
          </PressButton>
        </div>
      )}
    </>
  );
}
