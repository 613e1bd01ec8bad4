import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import type { ReplyTemplate } from '#shared/domain/settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { LongText } from '../../kit/facts.tsx';
import { useDeletion } from '../../kit/list/deletion.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { ReadState } from '../../kit/read-state.tsx';
import { TemplateForm } from './template-form.tsx';
import { useSettings } from './use-settings.ts';

export function ReplyTemplates() {
  const { read, settings, save } = useSettings();
  const [edited, edit] = useState<{ template?: ReplyTemplate }>();
  const [news, report] = useNews();
  const { templates = [] } = settings ?? {};
  const change = (next: (templates: ReplyTemplate[]) => ReplyTemplate[]) =>
    save((stored) => ({ templates: next(stored.templates) }));
  const { ask: askToRemove, dialog } = useDeletion<{ id: string }>({
    nameOf: ({ id }) => id,
    question: 'Delete this template?',
    failure:
      'Couldn’t remove it. Someone else may have changed the templates: check the list, then try again.',
    remove: (name) => change((stored) => stored.filter((each) => each.name !== name)),
    onDeleted: ({ id }) => report(`“${id}” removed.`),
  });
  const close = (text: string) => {
    edit(undefined);
    report(text);
  };

  return (
    <section className="group narrow">
      <ListHeading
        title="Reply templates"
        news={news}
        explanation="Ready-made text that you can insert into a reply. Every email already includes a greeting and the company’s address."
      />
      <ReadState read={read} failure="Couldn’t load this. Please try again later." />
      {settings && (
        <>
          {templates.length === 0 && !edited && <p>There are no templates yet.</p>}
          <ul className="rows">
            {templates.map((template) => (
              <Template
                key={template.name}
                template={template}
                onEdit={() => edit({ template })}
                onRemove={() => askToRemove({ id: template.name })}
              />
            ))}
          </ul>
          {/* This is outside the list, so that unsaved input isn't lost when the list changes. */}
          {edited && (
            <TemplateForm
              key={edited.template?.name}
              template={edited.template}
              stored={templates}
              save={(values) => change((stored) => withTemplate(stored, edited.template?.name, values))}
              onSaved={({ name }) => close(`“${name}” saved.`)}
              onCancel={() => close('')}
            />
          )}
          {!edited &&
            (templates.length < limits.replyTemplates.templates ? (
              <Button onClick={() => edit({})}>Add a template</Button>
            ) : (
              <p>You have {templates.length} templates, which is the limit.</p>
            ))}
        </>
      )}
      {dialog}
    </section>
  );
}

interface TemplateProps {
  template: ReplyTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

const Template = ({ template: { name, text }, onEdit, onRemove }: TemplateProps) => (
  <li className="group">
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

const withTemplate = (templates: ReplyTemplate[], name = '', template: ReplyTemplate): ReplyTemplate[] =>
  templates.some((each) => each.name === name)
    ? templates.map((each) => (each.name === name ? template : each))
    : [...templates.filter((each) => each.name !== template.name), template];
