import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnAccount } from './own-account.server.ts';
import { SaidBeside } from './said-beside.tsx';

/** Where the person is signed in, and the button that ends all but this one. */
export function SessionsCard({ data, reply }: { data: OwnAccount['sessions']; reply: unknown }) {
  const { t } = useTranslation('account');
  const { form, said } = useLonjaForm({ ...data.form, id: 'sessions', reply });
  return (
    <Card title={t('sessions.title')} id="sessions-card">
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
    </Card>
  );
}
