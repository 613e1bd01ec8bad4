import { useState } from 'react';
import type { AdminMember } from '#shared/domain/team/member.ts';
import { Button } from '../../../ui/button.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { useDeletion } from '../../kit/list/deletion.tsx';
import { useAction } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { isRefusal, refusalOr } from '../../kit/refusal.ts';
import type { List } from '../../kit/use-list.ts';
import { MemberForm } from './form.tsx';
import { PortraitForm } from './portrait-form.tsx';
import { memberInput, valuesOf } from './values.ts';

interface Props {
  list: List<AdminMember>;
  member: AdminMember | undefined;
  onClose: () => void;
  onDeleted: (member: AdminMember) => void;
}

export const OpenedMember = ({ list, member, onClose, onDeleted }: Props) => (
  <Drawer title={member?.name ?? 'Team'} onClose={onClose}>
    {member ? (
      <Opened
        list={list}
        member={member}
        onDeleted={(deleted) => {
          onDeleted(deleted);
          onClose();
        }}
      />
    ) : (
      <>
        <ReadState
          read={{ data: list.rows, error: list.error, ask: list.refresh }}
          failure="Couldn’t load this person."
        />
        {list.rows && <p>This person isn’t in the team. They may have been deleted.</p>}
      </>
    )}
  </Drawer>
);

interface OpenedProps extends Omit<Props, 'onClose'> {
  member: AdminMember;
}

function Opened({ list, member, onDeleted }: OpenedProps) {
  const update = useAction('PUT /admin/team/{id}');
  const deleteMember = useAction('DELETE /admin/team/{id}');
  // The version that the form started with. The list may load a newer one while the owner is typing.
  const [base, setBase] = useState(member);
  const path = { id: base.id };
  const kept = unsavedInput('admin', `member ${base.id}`, { version: base.version });
  const { ask, dialog } = useDeletion<AdminMember>({
    list,
    nameOf: ({ name }) => name,
    question: 'Are you sure you want to permanently delete this person and their portrait?',
    failure: refusalOr('Couldn’t delete this person. Please try again.'),
    remove: (id) => deleteMember({ path: { id } }),
    onDeleted,
  });
  return (
    <>
      <MemberForm
        key={base.version}
        label="Edit person"
        submitText="Save changes"
        defaultValues={valuesOf(base)}
        kept={kept}
        send={async (values) => {
          const saved = await update({
            path,
            body: memberInput(values),
            ifMatch: kept.version ?? base.version,
          });
          list.replace(saved);
          kept.forget();
          setBase(saved);
        }}
        failure={failureText}
      />
      {base.version !== member.version && (
        <Button
          onClick={() => {
            kept.forget();
            setBase(member);
          }}
        >
          Use the saved version
        </Button>
      )}
      <PortraitForm member={member} onChanged={list.replace} />
      <div>
        <Button kind="destructive" onClick={() => ask(member)}>
          Delete
        </Button>
      </div>
      {dialog}
    </>
  );

  function failureText(error: unknown): string {
    if (!isRefusal(error, 412)) return refusalOr('Couldn’t save this person. Please try again.')(error);
    list.refresh();
    return 'Someone else saved this person after you opened them. Copy what you wrote, then press “Use the saved version”.';
  }
}
