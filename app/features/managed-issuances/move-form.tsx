import { useTranslation } from 'react-i18next';
import { checkboxAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ManagedIssuanceData } from './managed-issuance.server.ts';

interface Fields extends Record<string, unknown> {
  note: string;
  erir_reference: string;
  sure: string;
}

/** One change of phase: from X to Y, with a tick that says so (specification, section 4). */
export function MoveForm({
  data,
  move,
  reply,
}: {
  data: ManagedIssuanceData;
  move: ManagedIssuanceData['moves'][number];
  reply: unknown;
}) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<Fields>({ id: `move-${move.to}`, reply });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{move.button}</summary>
      <FormShell
        form={form}
        labels={{ note: t('sheet.note'), erir_reference: t('sheet.erir') }}
        idempotencyKey={move.key}
      >
        <Stack gap="field">
          <input type="hidden" name="from" value={data.status} />
          <input type="hidden" name="to" value={move.to} />
          {move.needsApproval && (
            <TextField
              {...textAttributes(fields.erir_reference)}
              label={t('sheet.erir')}
              hint={t('sheet.erirHint')}
              width="medium"
              required
            />
          )}
          <TextField {...textAttributes(fields.note)} label={t('sheet.note')} maxLength={500} />
          <CheckboxField {...checkboxAttributes(fields.sure)} label={move.question} required />
          <div>
            <Button>{move.button}</Button>
          </div>
        </Stack>
      </FormShell>
    </details>
  );
}
