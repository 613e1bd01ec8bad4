import { TextCursorInput } from 'lucide-react';
import type { ReplyTemplate } from '#shared/domain/settings/settings.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  templates: readonly ReplyTemplate[];
  onChosen: (text: string) => void;
}

/** The texts that replies begin with, each to be put into one by a press. */
export const Templates = ({ templates, onChosen }: Props) => (
  <fieldset className="actions">
    <legend>Insert a template</legend>
    {templates.map(({ name, text }) => (
      <Button key={name} kind="quiet" onClick={() => onChosen(text)}>
        <TextCursorInput aria-hidden="true" size={16} />
        {name}
      </Button>
    ))}
  </fieldset>
);
