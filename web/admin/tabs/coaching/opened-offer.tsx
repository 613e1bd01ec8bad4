import { useState } from 'react';
import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import type { AdminMember } from '#shared/domain/team/member.ts';
import { Button } from '../../../ui/button.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { useDeletion } from '../../kit/list/deletion.tsx';
import { useAction } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { isRefusal, refusalOr } from '../../kit/refusal.ts';
import type { List } from '../../kit/use-list.ts';
import { OfferForm } from './offer-form.tsx';
import { offerInput, offerValues } from './values.ts';

interface Props {
  list: List<AdminOffer>;
  team: readonly AdminMember[];
  offer: AdminOffer | undefined;
  onClose: () => void;
  onSaved: (offer: AdminOffer) => void;
  onDeleted: (offer: AdminOffer) => void;
}

export const OpenedOffer = ({ offer, ...props }: Props) => (
  <Drawer title={offer?.title ?? 'Offer'} onClose={props.onClose}>
    {offer ? (
      <Opened {...props} offer={offer} />
    ) : (
      <>
        <ReadState
          read={{ data: props.list.rows, error: props.list.error, ask: props.list.refresh }}
          failure="Couldn’t load this offer."
        />
        {props.list.rows && <p>This offer doesn’t exist. It may have been deleted.</p>}
      </>
    )}
  </Drawer>
);

interface OpenedProps extends Props {
  offer: AdminOffer;
}

function Opened({ list, team, offer, onSaved, onDeleted, onClose }: OpenedProps) {
  const update = useAction('PUT /admin/coaching/offers/{id}');
  const deleteOffer = useAction('DELETE /admin/coaching/offers/{id}');
  // The version that the form started with. The list may load a newer one while the owner is typing.
  const [base, setBase] = useState(offer);
  const path = { id: base.id };
  const kept = unsavedInput('admin', `offer ${base.id}`, { version: base.version });
  const { ask, dialog } = useDeletion<AdminOffer>({
    list,
    nameOf: ({ title }) => title,
    question: 'Delete this offer?',
    noteOf: () => 'Orders that were sold keep their sessions.',
    failure: refusalOr('Couldn’t delete this offer. Please try again.'),
    remove: (id) => deleteOffer({ path: { id } }),
    onDeleted: (deleted) => {
      onDeleted(deleted);
      onClose();
    },
  });
  return (
    <>
      <p className="muted">Orders that were sold keep what they were sold with.</p>
      <OfferForm
        key={base.version}
        label="Edit offer"
        submitText="Save changes"
        team={team}
        defaultValues={offerValues(base)}
        kept={kept}
        send={async (values) => {
          const saved = await update({
            path,
            body: offerInput(values),
            ifMatch: kept.version ?? base.version,
          });
          list.replace(saved);
          kept.forget();
          setBase(saved);
          onSaved(saved);
        }}
        failure={failureText}
      />
      {base.version !== offer.version && (
        <Button
          onClick={() => {
            kept.forget();
            setBase(offer);
          }}
        >
          Use the saved version
        </Button>
      )}
      <div>
        <Button kind="destructive" onClick={() => ask(offer)}>
          Delete
        </Button>
      </div>
      {dialog}
    </>
  );

  function failureText(error: unknown): string {
    if (!isRefusal(error, 412)) return refusalOr('Couldn’t save this offer. Please try again.')(error);
    list.refresh();
    return 'Someone else saved this offer after you opened it. Copy what you wrote, then press “Use the saved version”.';
  }
}
