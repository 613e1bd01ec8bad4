import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HandOnLink } from '../../links/hand-on-link.tsx';
import { apiMessage } from '../../orders/wording.ts';
import { asksForCode } from '../../proof/asks-for-code.ts';
import { useProof } from '../../proof/proof.tsx';
import { useAction } from '../../queries.ts';

/** Makes a new link to the buyer's page, in place of the earlier ones, and hands it on. */
export function NewLink({ opened: { order, mobile } }: { opened: WorkSheet }) {
  const renew = useAction('POST /admin/orders/{id}/link');
  const prove = useProof();
  const [state, setState] = useState<'idle' | 'pending' | { url: string } | { failure: string }>('idle');
  const make = async () => {
    setState('pending');
    try {
      setState(await prove(() => renew({ path: { id: order.id } })));
    } catch (error) {
      if (asksForCode(error)) return setState('idle');
      setState({ failure: apiMessage(error) ?? 'No link was made. Please try again.' });
    }
  };
  const name = order.name ?? 'the buyer';
  return (
    <>
      <p>
        For a buyer who has lost the link, or when a stranger may have it. Earlier links open nothing any
        more, also where somebody has the page open. Whoever has the new one can read the order: hand it to
        the buyer alone.
      </p>
      {typeof state === 'object' && 'url' in state ? (
        <HandOnLink
          url={state.url}
          name={name}
          phone={mobile}
          message={`Hello ${name}, this is ${brand.name}. This link opens your order, ${order.what}: `}
        />
      ) : (
        <div>
          <Button pending={state === 'pending'} onClick={make}>
            {state === 'pending' ? 'Making a link…' : 'Make a new link'}
          </Button>
        </div>
      )}
      {typeof state === 'object' && 'failure' in state && <Notice kind="failure">{state.failure}</Notice>}
    </>
  );
}
