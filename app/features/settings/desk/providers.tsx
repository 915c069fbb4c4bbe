import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ProviderView } from './providers.server.ts';

/** The contracts with others, one under the other. */
export function Providers({ providers, reply }: { providers: readonly ProviderView[]; reply: unknown }) {
  return (
    <Stack gap="base">
      {providers.map((provider) => (
        <Provider key={provider.name} provider={provider} reply={reply} />
      ))}
    </Stack>
  );
}

function Provider({ provider, reply }: { provider: ProviderView; reply: unknown }) {
  const { t } = useTranslation('settings');
  const { name, label, known, chip, trial, untried, tryForm } = provider;
  return (
    <Card title={label} aside={<Chip tone={chip.tone}>{chip.label}</Chip>}>
      <Stack gap="small">
        {known && <Text tone="soft">{known}</Text>}
        {trial && (
          <Stack gap="hair">
            <div>
              <Chip tone={trial.tone}>{trial.label}</Chip>
            </div>
            <Text size="small" tone="soft">
              {trial.when}
            </Text>
            {trial.next && <Text>{trial.next}</Text>}
          </Stack>
        )}
        {untried && (
          <Text size="small" tone="soft">
            {untried}
          </Text>
        )}
        {tryForm && (
          <ConfirmForm
            id={`try-${name}`}
            intent="try"
            form={tryForm}
            reply={reply}
            button={t('trial.act')}
            buttonLabel={t('trial.actOf', { provider: label })}
          >
            <input type="hidden" name="provider" value={name} />
          </ConfirmForm>
        )}
      </Stack>
    </Card>
  );
}
