import type { WorkState } from '#shared/domain/work/work.ts';
import { DocumentCard } from './document-card.tsx';

/** The page's primary button belongs to the first document that the buyer has to review. */
export function Documents({ state }: { state: WorkState }) {
  const first = state.waiting === 'review' && state.documents.find(({ phase }) => phase === 'sent');
  return (
    <section className="stack" aria-labelledby="documents">
      <h2 id="documents">{titleOf(state.documents)}</h2>
      <div className="stack">
        {state.documents.map((document) => (
          <DocumentCard key={document.name} document={document} state={state} isFirst={document === first} />
        ))}
      </div>
    </section>
  );
}

function titleOf(documents: WorkState['documents']): string {
  if (documents.some(({ name }) => name === 'To be agreed')) return 'What we do for you';
  return documents.length === 1 ? 'Your document' : 'Your documents';
}
