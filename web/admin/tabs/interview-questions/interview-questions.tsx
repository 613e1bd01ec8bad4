import { useId, useMemo, useState } from 'react';
import type {
  AdminInterviewQuestion,
  InterviewQuestion,
} from '#shared/domain/interview-questions/interview-question.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { unsavedInput } from '../../../unsaved-input.ts';
import { useDeletion } from '../../kit/list/deletion.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { isRefusal } from '../../kit/refusal.ts';
import { type List, useList } from '../../kit/use-list.ts';
import { useNow } from '../../kit/use-today.ts';
import { isScheduled, QuestionForm, questionInput } from './form.tsx';
import { ImportQuestions } from './import.tsx';
import { QuestionRow } from './row.tsx';

export function InterviewQuestions() {
  const list = useList('GET /admin/interview-questions');
  const categoriesId = useId();
  // Suggests only the categories of the loaded rows: it isn't worth loading the whole list just for that.
  const categories = useMemo(
    () => [...new Set(list.rows?.map(({ category }) => category))].sort((a, b) => a.localeCompare(b)),
    [list.rows],
  );
  return (
    <div className="groups">
      <AddQuestion categoriesId={categoriesId} />
      <ImportQuestions />
      <QuestionList list={list} categoriesId={categoriesId} />
      <datalist id={categoriesId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </div>
  );
}

function AddQuestion({ categoriesId }: { categoriesId: string }) {
  const create = useAction('POST /interview-questions', { stale: stale.questions });
  const [added, setAdded] = useState<InterviewQuestion>();
  return (
    <section className="stack narrow">
      <h2>Add a question</h2>
      <QuestionForm
        label="Add a question"
        id="add-question"
        kept={unsavedInput('admin', 'add-question')}
        submitText="Add Question"
        pendingText="Adding…"
        categoriesId={categoriesId}
        send={async (values, idempotencyKey) =>
          setAdded(await create({ body: questionInput(values), idempotencyKey }))
        }
        failure={(error) =>
          isRefusal(error, 409) ? error.message : 'Failed to add question. Please try again.'
        }
        success={
          <>
            <p>New question added successfully!</p>
            {added && isScheduled(added, Date.now()) && (
              <p>It will appear on {formatDateTime(added.createdAt)}.</p>
            )}
          </>
        }
      />
    </section>
  );
}

interface Props {
  list: List<AdminInterviewQuestion>;
  categoriesId: string;
}

function QuestionList({ list, categoriesId }: Props) {
  const deleteQuestion = useAction('DELETE /interview-questions/{id}', { stale: stale.questions });
  const [news, tell] = useNews();
  const { ask, dialog } = useDeletion<InterviewQuestion>({
    list,
    nameOf: ({ question }) => question,
    question: 'Are you sure you want to permanently delete this question?',
    failure: 'Failed to delete question. Please try again.',
    remove: (id) => deleteQuestion({ path: { id } }),
    onDeleted: ({ question }) => tell(`“${question}” deleted.`),
  });
  const now = useNow();
  return (
    <section>
      <ListHeading title="Interview questions" news={news} />
      <SearchableTable
        list={list}
        by="question, answer or category"
        searchesAll
        textsOf={({ question, answer, category }) => [question, answer, category]}
        label="Interview questions"
        columns={['Question', 'Category', 'Published', 'Answer', 'Actions']}
        empty="No questions yet. Add the first one above."
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
