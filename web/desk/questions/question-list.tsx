import { useState } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import { useAction } from '../../api.ts';
import { Deletion } from '../deletion.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListState } from '../list/list-state.tsx';
import { LoadedSearch } from '../list/loaded-search.tsx';
import { Table } from '../list/table.tsx';
import type { List } from '../list/use-list.ts';
import { patience } from '../patience.ts';
import { useMinute } from '../use-minute.ts';
import { questionReads } from './question-reads.ts';
import { QuestionRow } from './question-row.tsx';

interface Props {
  list: List<InterviewQuestion>;
  categoriesId: string;
}

/** Every interview question with what can be done to it, the newest first and those to come before them. */
export function QuestionList({ list, categoriesId }: Props) {
  const deleteQuestion = useAction('DELETE /interview-questions/{id}', { stale: questionReads });
  const [doomed, setDoomed] = useState<InterviewQuestion>();
  const [deleted, setDeleted] = useState<InterviewQuestion>();
  const now = useMinute();
  return (
    <section>
      <ListHeading
        title="Interview questions"
        news={deleted && { about: deleted, text: `“${deleted.question}” is deleted.` }}
      />
      <LoadedSearch list={list} by="question, answer or category" matches={matches}>
        {(found, sought) => (
          <ListState
            list={found}
            empty={
              sought
                ? `None of those loaded has “${sought}” in its question, answer or category.`
                : 'There are no questions yet. Add the first one above.'
            }
            failure="Failed to load questions. Please try again later."
          >
            {(questions) => (
              <Table
                label="Interview questions"
                columns={['Question', 'Category', 'Published', 'Answer', 'Actions']}
              >
                {questions.map((question) => (
                  <QuestionRow
                    key={question.id}
                    question={question}
                    now={now}
                    categoriesId={categoriesId}
                    onSaved={list.replace}
                    onDelete={() => setDoomed(question)}
                  />
                ))}
              </Table>
            )}
          </ListState>
        )}
      </LoadedSearch>
      <Deletion
        doomed={doomed && { id: doomed.id, name: doomed.question }}
        question="Are you sure you want to permanently delete this question?"
        failure="Failed to delete question. Please try again."
        remove={(id) => deleteQuestion({ path: { id }, signal: patience() })}
        onClose={() => setDoomed(undefined)}
        onDeleted={(id) => {
          list.remove(id);
          setDeleted(doomed);
        }}
      />
    </section>
  );
}

const matches = ({ question, answer, category }: InterviewQuestion, sought: string) =>
  [question, answer, category].some((text) => text.toLowerCase().includes(sought));
