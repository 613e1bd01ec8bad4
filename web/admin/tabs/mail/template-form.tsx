import { limits } from '#shared/domain/limits/limits.ts';
import type { ReplyTemplate } from '#shared/domain/settings/settings.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { isRefusal, refusalOr } from '../../kit/refusal.ts';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { isOutdated } from './use-settings.ts';

interface Props {
  template: ReplyTemplate | undefined;
  stored: readonly ReplyTemplate[];
  save: (template: ReplyTemplate) => Promise<void>;
  onSaved: (template: ReplyTemplate) => void;
  onCancel: () => void;
}

export function TemplateForm({ template, stored, save, onSaved, onCancel }: Props) {
  const form = useFocusOnce<HTMLElement>('opened', 'input');
  const kept = unsavedInput('admin', `template ${template?.name ?? ''}`);
  const title = template ? `Edit ${template.name}` : 'Add a template';
  return (
    <Panel ref={form}>
      <h3>{title}</h3>
      <Form
        label={title}
        id="reply-template"
        kept={kept}
        send={async ({ name = '', text = '' }) => {
          const values = { name: name.trim(), text };
          if (values.name !== template?.name && stored.some((other) => takesName(other, values)))
            throw new NameTaken();
          await save(values);
          onSaved(values);
        }}
        failure={failureText}
      >
        <Field
          name="name"
          label="Name"
          hint="For example, Fees"
          defaultValue={template?.name ?? ''}
          maxLength={limits.replyTemplates.name}
          required
        />
        <Field
          name="text"
          label="Text"
          rows={8}
          defaultValue={template?.text ?? ''}
          maxLength={limits.enquiry.reply}
          required
        />
        <div className="row">
          <Submit pendingText="Saving…">Save template</Submit>
          <Button
            onClick={() => {
              kept.forget();
              onCancel();
            }}
          >
            Cancel
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

class NameTaken extends Error {}

// If the stored template has the same text, it must be from an earlier attempt whose response was lost.
const takesName = (other: ReplyTemplate, { name, text }: ReplyTemplate) =>
  other.name === name && other.text !== text;

function failureText(error: unknown): string {
  if (error instanceof NameTaken) return 'A template with this name already exists. Choose another name.';
  if (isOutdated(error)) return 'Someone else just changed the templates. Check the list, then save again.';
  // All the templates are saved in one request, which would be too large if each had its maximum length.
  if (isRefusal(error, 413))
    return 'Together, the templates are too long. Shorten this one, or remove another.';
  return refusalOr('Couldn’t save the template. Please try again.')(error);
}
