import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { PasskeyButton } from '#app/parts/passkeys/passkey-button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { PASSKEY_CHALLENGE_MINUTES } from '#domain/limits.ts';
import type { OwnFactorData } from './own-factor.server.ts';

interface MakePasskeyProps {
  making: NonNullable<OwnFactorData['making']>;
  data: OwnFactorData;
  reply: unknown;
}

/** The second step: the browser makes the passkey. */
export function MakePasskey({ making, data, reply }: MakePasskeyProps) {
  const { t } = useTranslation(['passkey', 'factor']);
  const { form } = useLonjaForm<{ credential: string }>({ ...data.forms.make, id: 'make-passkey', reply });
  return (
    <Card title={t('make.title', { name: making.name })}>
      <Stack gap="field">
        <FormShell form={form}>
          <Stack gap="field">
            <input type="hidden" name="intent" value="make-passkey" />
            <Text>{t('make.text', { minutes: PASSKEY_CHALLENGE_MINUTES })}</Text>
            <PasskeyButton name="credential" makes={making.options} label={t('make.button')} tone="primary" />
            <div data-without-passkeys="">
              <Text tone="soft">{t('without')}</Text>
            </div>
          </Stack>
        </FormShell>
        {!(data.required && !data.on) && (
          <div>
            <LinkButton href={data.backHref}>{t('factor:confirm.later')}</LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
