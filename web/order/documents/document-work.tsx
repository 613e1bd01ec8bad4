import type { WorkState } from '#shared/domain/work/work.ts';
import { BriefPanel } from '../brief/brief-panel.tsx';
import { UploadedFiles } from '../files/uploaded.tsx';
import { QuestionPanel } from '../question-panel.tsx';
import { Documents } from './documents.tsx';

export const DocumentWork = ({ state }: { state: WorkState }) => (
  <>
    {state.waiting === 'details' && <BriefPanel />}
    {state.waiting === 'answer' && <QuestionPanel />}
    <Documents state={state} />
    {state.hasBrief && <UploadedFiles />}
  </>
);
