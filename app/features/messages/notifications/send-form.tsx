import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import type { NowOrLaterFields } from '#app/forms/now-or-later.ts';
import { NowOrLater, useMomentLabels } from '#app/forms/now-or-later-fields.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { MessageData } from './message.server.ts';

interface SendFormProps {
  draft: NonNullable<MessageData['draft']>;
  count: string;
  reply: unknown;
}

/** Now or later; now leaves a minute to stop it. */
export function SendForm({ draft, count, reply }: SendFormProps) {
  const { t } = useTranslation('messages');
  const { form, fields } = useLonjaForm<NowOrLaterFields>({ ...draft.send, id: 'send', reply });
  const labels = useMomentLabels();
  return (
    <Card tone="accent" title={t('send.title')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="send" />
          <Text>{`${count} ${t('send.text')}`}</Text>
          <NowOrLater fields={fields} />
          <div>
            <Button tone="primary">{draft.act}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
