import { useNavigate } from 'react-router-dom';
import { unsavedInput } from '../../../unsaved-input.ts';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { useAction } from '../../kit/queries.ts';
import { refusalOr } from '../../kit/refusal.ts';
import { MemberForm } from './form.tsx';
import { memberInput } from './values.ts';

interface Props {
  onClose: () => void;
  onAdded: () => void;
  addressOf: (id: string) => string;
}

/** Once added, the person's drawer opens, because only then is there someone to add a portrait to. */
export function AddMember({ onClose, onAdded, addressOf }: Props) {
  const create = useAction('POST /admin/team');
  const navigate = useNavigate();
  return (
    <Drawer title="Add a person" onClose={onClose}>
      <MemberForm
        label="Add a person"
        submitText="Add person"
        kept={unsavedInput('admin', 'add-member')}
        send={async (values, idempotencyKey) => {
          const { id } = await create({ body: memberInput(values), idempotencyKey });
          onAdded();
          navigate(addressOf(id), { replace: true });
        }}
        failure={refusalOr('Couldn’t add this person. Please try again.')}
      />
      <p className="note">You can add a portrait after that.</p>
    </Drawer>
  );
}
