import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { LegitimationStanding } from '#domain/legitimation/legitimation.ts';
import type { CheckFields } from './check.form.ts';
import type { CheckData } from './check.server.ts';

/** Whether a certificate of legitimation stands: its number and code, and below them what the register says. */
export function CheckScreen({ head, form: sent, reply }: CheckData & { reply: unknown }) {
  const { t } = useTranslation('legitimations');
  const { form, fields, said } = useLonjaForm<CheckFields>({ ...sent, id: 'check', reply });
  const shown = said ? shownIn(reply) : null;
  const labels = { number: t('check.number'), printed_code: t('check.code') };
  return (
    <Stack gap="card">
      <Stack gap="tight">
        <h1>{head.title}</h1>
        <Text tone="soft">{t('check.about')}</Text>
      </Stack>
      {said && (
        <Notice
          tone={shown?.standing === 'STANDS' ? 'positive' : 'caution'}
          title={shown?.standing ? t(`standings.${shown.standing}`) : undefined}
        >
          {said}
        </Notice>
      )}
      {shown && shown.facts.length > 0 && <Facts items={shown.facts} />}
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <TextField
            {...textAttributes(fields.number)}
            label={labels.number}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField
            {...textAttributes(fields.printed_code)}
            label={labels.printed_code}
            hint={t('check.codeHint')}
            autoComplete="off"
            required
          />
          <div>
            <Button tone="primary">{t('check.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Stack>
  );
}

interface Shown {
  standing: LegitimationStanding | null;
  facts: { label: string; value: string }[];
}

/** What the action found (`changeCheck`), which stands beside its words. */
const shownIn = (reply: unknown) => (reply as { shown: Shown }).shown;
