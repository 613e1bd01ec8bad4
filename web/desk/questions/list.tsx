import { useState } from 'react';
import type { AdminInterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { ListHeading } from '../list/heading.tsx';
import { SearchableTable } from '../list/searchable-table.tsx';
import { useDeletion } from '../list/use-deletion.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import type { List } from '../use-list.ts';
import { useNow } from '../use-now.ts';
import { QuestionRow } from './row.tsx';

interface Props {
  list: List<AdminInterviewQuestion>;
  categoriesId: string;
}

/** Every interview question, to edit or delete: the newest first and those to come before them. */
export function QuestionList({ list, categoriesId }: Props) {
  const deleteQuestion = useAction('DELETE /interview-questions/{id}', { stale: stale.questions });
  const [deleted, setDeleted] = useState<AdminInterviewQuestion>();
  const { ask, dialog } = useDeletion({
    list,
    nameOf: ({ question }) => question,
    question: 'Are you sure you want to permanently delete this question?',
    failure: 'Failed to delete question. Please try again.',
    remove: (id) => deleteQuestion({ path: { id } }),
    onDeleted: setDeleted,
  });
  const now = useNow();
  return (
    <section>
      <ListHeading
        title="Interview questions"
        news={deleted && { about: deleted, text: `“${deleted.question}” is deleted.` }}
      />
      <SearchableTable
        list={list}
        by="question, answer or category"
        matches={matches}
        label="Interview questions"
        columns={['Question', 'Category', 'Published', 'Answer', 'Actions']}
        empty="There are no questions yet. Add the first one above."
        failure="Failed to load questions. Please try again later."
      >
        {(question) => (
          <QuestionRow
            key={question.id}
            question={question}
            now={now}
            categoriesId={categoriesId}
            onSaved={list.replace}
            onDelete={() => ask(question)}
          />
        )}
      </SearchableTable>
      {dialog}
    </section>
  );
}

const matches = ({ question, answer, category }: AdminInterviewQuestion, query: string) =>
  [question, answer, category].some((text) => text.toLowerCase().includes(query));
