import type { ReactNode } from 'react';
import { refusalOf } from '#shared/domain/work/entry-rules.ts';
import type { WorkState } from '#shared/domain/work/work.ts';
import { DrawerActions } from '../../../kit/drawer/drawer.tsx';
import { DraftForm } from './draft-form.tsx';
import { documentsFor, type WorkProps } from './entry-form.tsx';
import { BriefForm, EndForm, ResumeForm, texts, WordsForm, type WordsKind } from './forms.tsx';

export function Actions(props: WorkProps) {
  const { work, state, now } = props;
  const may = (kind: WordsKind | 'brief' | 'resumed') =>
    refusalOf(work, { kind, by: 'us' }, now) === undefined;
  const words = (kind: WordsKind) =>
    may(kind) && { id: kind, name: texts[kind].title, form: <WordsForm kind={kind} {...props} /> };
  const brief = may('brief') && {
    id: 'brief',
    name: 'Enter details taken by phone',
    form: <BriefForm {...props} />,
  };
  const call = words('call');
  const choices: (false | { id: string; name: string; form: ReactNode })[] = [
    state.waiting === 'call' && call,
    documentsFor('draft', props).length > 0 && {
      id: 'draft',
      name: 'Send draft',
      form: <DraftForm {...props} />,
    },
    state.hasBrief ? false : brief,
    words('answer'),
    words('question'),
    words('message'),
    state.waiting !== 'call' && call,
    state.hasBrief && brief,
    words('hold'),
    may('resumed') && { id: 'resumed', name: 'Resume work', form: <ResumeForm {...props} /> },
    documentsFor('ended', props).length > 0 && {
      id: 'ended',
      name: 'Cancel a document',
      form: <EndForm {...props} />,
    },
  ];
  return (
    <DrawerActions
      title="Actions"
      name="work-action"
      choices={choices.filter((choice) => choice !== false)}
      openAtFirst={openAtFirst(state)}
    />
  );
}

function openAtFirst({ turn, waiting }: WorkState): string | undefined {
  if (waiting === 'call') return 'call';
  if (turn === 'us') return 'draft';
  return waiting === 'hold' ? 'resumed' : undefined;
}
