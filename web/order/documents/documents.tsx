import type { WorkState } from '#shared/domain/work/work.ts';
import { isCancelled } from './cancelled.ts';
import { DocumentCard } from './document-card.tsx';

/** The page's primary button belongs to the first document that the buyer has to review. */
export function Documents({ state }: { state: WorkState }) {
  const documents = state.documents.filter((document) => !isCancelled(document, state));
  const first = state.waiting === 'review' && documents.find(({ phase }) => phase === 'sent');
  if (documents.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="documents">
      <h2 id="documents">{titleOf(documents)}</h2>
      <div className="stack">
        {documents.map((document) => (
          <DocumentCard key={document.name} document={document} state={state} isFirst={document === first} />
        ))}
      </div>
    </section>
  );
}

function titleOf(documents: WorkState['documents']): string {
  if (documents.some(({ name }) => name === 'Document')) return 'What we do for you';
  return documents.length === 1 ? 'Your document' : 'Your documents';
}
