import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isAnswerTo, useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FoldedRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnAccount } from './own-account.server.ts';
import { SaidBeside } from './said-beside.tsx';

/** Where the person is signed in, and the button that ends all but this one. */
export function SessionsRow({ data, reply }: { data: OwnAccount['sessions']; reply: unknown }) {
  const { t } = useTranslation('account');
  const { form, said } = useLonjaForm({ ...data.form, id: 'sessions', reply });
  return (
    <FoldedRow
      id="sessions-card"
      name={t('sessions.title')}
      value={t('sessions.count', { count: data.lines.length })}
      words={{ open: t('row.open'), close: t('row.close') }}
      open={isAnswerTo('sessions', reply)}
    >
      <Stack gap="field">
        <Stack gap="base" as="ul">
          {data.lines.map(({ id, current, device, note }) => (
            <li key={id}>
              <Text>{current ? t('sessions.this', { device }) : device}</Text>
              <Text size="small" tone="soft">
                {note}
              </Text>
            </li>
          ))}
        </Stack>
        <FormShell form={form}>
          <input type="hidden" name="intent" value="close-sessions" />
          <SaidBeside said={said}>
            {data.others > 0 && <Button>{t('sessions.close')}</Button>}
            {data.others === 0 && !said && <Text tone="soft">{t('sessions.alone')}</Text>}
          </SaidBeside>
        </FormShell>
      </Stack>
    </FoldedRow>
  );
}
