import { useState } from 'react';
import type { Availability } from '#shared/domain/coaching/availability.ts';
import { Button } from '../../../ui/button.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { stale, useAction, useQuery } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { isRefusal, refusalOr } from '../../kit/refusal.ts';
import { HoursForm } from './hours-form.tsx';

interface Props {
  coachId: string;
  name: string | undefined;
  onClose: () => void;
}

export function OpenedHours({ coachId, name, onClose }: Props) {
  const read = useQuery('GET /admin/coaching/availability/{coachId}', { path: { coachId } });
  const { data, show, ask } = read;
  return (
    <Drawer title={name ? `Hours of ${name}` : 'Hours'} onClose={onClose}>
      <ReadState read={read} failure="Couldn’t load the hours." />
      {data && <Hours coachId={coachId} stored={data} show={show} ask={ask} />}
    </Drawer>
  );
}

interface HoursProps {
  coachId: string;
  stored: Availability;
  show: (stored: Availability) => unknown;
  ask: () => Promise<Availability | undefined>;
}

function Hours({ coachId, stored, show, ask }: HoursProps) {
  const update = useAction('PUT /admin/coaching/availability/{coachId}', { stale: stale.hours });
  // The version that the form started with.
  const [base, setBase] = useState(stored);
  const [isSaved, setSaved] = useState(false);
  const kept = unsavedInput('admin', `hours ${coachId}`, { version: base.version });
  return (
    <>
      <HoursForm
        key={base.version}
        stored={base}
        kept={kept}
        save={async (body) => {
          setSaved(false);
          const saved = await update({ path: { coachId }, body, ifMatch: kept.version ?? base.version });
          kept.forget();
          show(saved);
          setBase(saved);
          setSaved(true);
        }}
        failure={failureText}
      />
      <p role="status" className="good">
        {isSaved && 'Hours saved.'}
      </p>
      {base.version !== stored.version && (
        <Button
          onClick={() => {
            kept.forget();
            setBase(stored);
          }}
        >
          Use the saved version
        </Button>
      )}
    </>
  );

  function failureText(error: unknown): string {
    if (!isRefusal(error, 412)) return refusalOr('Couldn’t save the hours. Please try again.')(error);
    ask();
    return 'Someone else saved these hours after you opened them. Note what you changed, then press “Use the saved version”.';
  }
}
