import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from '#app/ui/fields/choice-group.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DECISION_ANCHOR } from './decision-anchor.ts';
import { choiceAttributes, textAttributes } from './field-attributes.ts';
import type { SentForm } from './form-of.server.ts';
import { FormShell } from './form-shell.tsx';
import { useLonjaForm } from './use-lonja-form.ts';

interface DecisionFormProps {
  form: SentForm;
  reply: unknown;
  title: string;
  /** What is decided; `name` is its field's. */
  choice: { name: string; label: string; hint?: string; choices: ChoiceGroupProps['choices'] };
  /** Why; `name` is its field's. */
  reason: { name: string; label: string; hint: string; rows: number };
  button: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** A decision and its reasons, in the card that waits for the reader: one choice, one text, one button (`decide`). */
export function DecisionForm({ form: sent, reply, title, choice, reason, button, children }: DecisionFormProps) {
  const { form, fields } = useLonjaForm<Record<string, string>>({ ...sent, id: 'decide', reply });
  const { [choice.name]: decided, [reason.name]: why } = fields;
  if (!decided || !why) return null;
  return (
    <Card tone="accent" title={title} id={DECISION_ANCHOR}>
      <FormShell form={form} labels={{ [choice.name]: choice.label, [reason.name]: reason.label }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="decide" />
          {children}
          <ChoiceGroup
            {...choiceAttributes(decided)}
            label={choice.label}
            hint={choice.hint}
            choices={choice.choices}
            required
          />
          <TextareaField {...textAttributes(why)} label={reason.label} hint={reason.hint} rows={reason.rows} required />
          <div>
            <Button tone="primary">{button}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
