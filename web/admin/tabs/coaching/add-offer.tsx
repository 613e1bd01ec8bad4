import type { AdminMember } from '#shared/domain/team/member.ts';
import { unsavedInput } from '../../../unsaved-input.ts';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { useAction } from '../../kit/queries.ts';
import { refusalOr } from '../../kit/refusal.ts';
import { OfferForm } from './offer-form.tsx';
import { offerInput } from './values.ts';

interface Props {
  team: readonly AdminMember[];
  onClose: () => void;
  onAdded: (title: string) => void;
}

export function AddOffer({ team, onClose, onAdded }: Props) {
  const create = useAction('POST /admin/coaching/offers');
  return (
    <Drawer title="Add an offer" onClose={onClose}>
      {team.length === 0 && <p>Add the coach to the team first.</p>}
      <OfferForm
        label="Add an offer"
        submitText="Add offer"
        team={team}
        defaultValues={{ sessions: '1', minutes: '60' }}
        kept={unsavedInput('admin', 'add-offer')}
        send={async (values, idempotencyKey) => {
          const { title } = await create({ body: offerInput(values), idempotencyKey });
          onAdded(title);
        }}
        failure={refusalOr('Couldn’t add this offer. Please try again.')}
      />
      <p className="note">Set the coach’s hours after that: an offer without a free time can’t be bought.</p>
    </Drawer>
  );
}
