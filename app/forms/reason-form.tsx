import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { textAttributes } from './field-attributes.ts';
import type { SentForm } from './form-of.server.ts';
import { FormShell } from './form-shell.tsx';
import { useLonjaForm } from './use-lonja-form.ts';

interface ReasonFormProps {
  /** Unique on the page. */
  id: string;
  /** Which act of the page it is; absent where the form is the only one without a name. */
  intent?: string;
  form: SentForm;
  reply: unknown;
  /** Name of the text. Default `reason`. */
  name?: string;
  texts: { text?: ReactNode; label: string; hint?: string; button: string };
  /** What it opens with: folded away until it is asked for or has come back. */
  summary?: string;
  tone?: 'danger' | 'secondary' | 'primary';
  rows?: number;
  /** Another address than this page's, or a place on it. */
  action?: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** One text and the button that acts on it: why something is refused, cancelled, dismissed or cleared, or what is asked. */
export function ReasonForm(props: ReasonFormProps) {
  const { id, intent, reply, name = 'reason', texts, summary, tone, rows, action, children } = props;
  const { form, fields } = useLonjaForm<Record<string, string>>({ ...props.form, id, reply });
  const field = fields[name];
  const body = (
    <FormShell form={form} labels={{ [name]: texts.label }} action={action}>
      <Stack gap="field">
        {intent && <input type="hidden" name="intent" value={intent} />}
        {children}
        {texts.text && <Text>{texts.text}</Text>}
        {field && <TextareaField {...textAttributes(field)} label={texts.label} hint={texts.hint} rows={rows} />}
        <div>
          <Button tone={tone}>{texts.button}</Button>
        </div>
      </Stack>
    </FormShell>
  );
  if (!summary) return body;
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{summary}</summary>
      {body}
    </details>
  );
}
