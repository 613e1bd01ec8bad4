import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import type { ReplyTemplate } from '#shared/domain/settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { ListHeading, useNews } from '../list/heading.tsx';
import { LongText } from '../list/long-text.tsx';
import { ReadState } from '../read-state.tsx';
import { TemplateForm } from './template-form.tsx';
import { useSettings } from './use-settings.ts';

/** The texts that replies begin with: one can be added, changed and removed. Each goes by its name. */
export function ReplyTemplates() {
  const { read, settings, save } = useSettings();
  // The template whose form is open, as it was when the form opened; the form of a new one has no `template`.
  const [edited, edit] = useState<{ template?: ReplyTemplate }>();
  const [removed, askToRemove] = useState<ReplyTemplate>();
  const [news, report] = useNews();
  const { templates = [] } = settings ?? {};
  const change = (next: (templates: ReplyTemplate[]) => ReplyTemplate[]) =>
    save((stored) => ({ templates: next(stored.templates) }));
  const close = (text: string) => {
    edit(undefined);
    report(text);
  };

  return (
    <section className="part narrow">
      <ListHeading
        title="Reply templates"
        news={news}
        explanation="Texts that you put into a reply with one press. The greeting and the company’s address are in every mail already."
      />
      <ReadState read={read} failure="This did not load. Please try again later." />
      {settings && (
        <>
          {templates.length === 0 && !edited && <p>There are no templates yet.</p>}
          <ul className="rows">
            {templates.map((template) => (
              <Template
                key={template.name}
                template={template}
                onEdit={() => edit({ template })}
                onRemove={() => askToRemove(template)}
              />
            ))}
          </ul>
          {/* Below the list, whatever becomes of that: what is typed stays. */}
          {edited && (
            <TemplateForm
              key={edited.template?.name}
              template={edited.template}
              stored={templates}
              save={(values) => change((stored) => withTemplate(stored, edited.template?.name, values))}
              onSaved={({ name }) => close(`“${name}” is saved.`)}
              onCancel={() => close('')}
            />
          )}
          {!edited &&
            (templates.length < limits.replyTemplates.templates ? (
              <Button onClick={() => edit({})}>Add a template</Button>
            ) : (
              <p>There are {templates.length}, which is all there can be.</p>
            ))}
        </>
      )}
      <DeleteDialog
        target={removed && { id: removed.name, name: removed.name }}
        question="Remove this template?"
        failure="Could not remove it. If somebody else has changed the templates, what is stored now is shown: try once more."
        remove={(name) => change((stored) => stored.filter((each) => each.name !== name))}
        onClose={() => askToRemove(undefined)}
        onDeleted={(name) => report(`“${name}” is removed.`)}
      />
    </section>
  );
}

interface TemplateProps {
  template: ReplyTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

const Template = ({ template: { name, text }, onEdit, onRemove }: TemplateProps) => (
  <li className="part">
    <h3>{name}</h3>
    <LongText text={text} />
    <div className="row">
      <Button kind="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button kind="destructive" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  </li>
);

/** The templates with another one in the place of that with a name; where none has it, at the end. */
const withTemplate = (templates: ReplyTemplate[], name = '', template: ReplyTemplate): ReplyTemplate[] =>
  templates.some((each) => each.name === name)
    ? templates.map((each) => (each.name === name ? template : each))
    : [...templates.filter((each) => each.name !== template.name), template];
