import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DocumentCard } from './document-card.tsx';
import type { DocumentsPart } from './identity-page.server.ts';

/** The documents, what was answered before, and the button that hands it all in. */
export function DocumentsForms({ part, reply }: { part: DocumentsPart; reply: unknown }) {
  const { t } = useTranslation('onboarding');
  const { form } = useLonjaForm({ ...part.form, id: 'send', reply });
  const next = part.list.find(({ held, tooOld, refused }) => held === null || tooOld || refused)?.type;
  const answers = [
    { key: 'person', title: t('identification.person'), ...part.person },
    ...(part.company ? [{ key: 'company', title: t('identification.company'), ...part.company }] : []),
  ];
  return (
    <Stack gap="wide">
      <Stack gap="base">
        {part.list.map((document) => (
          <DocumentCard key={document.type} document={document} primary={document.type === next} reply={reply} />
        ))}
      </Stack>
      {answers.map(({ key, title, facts, changeHref }) => (
        <Stack key={key} gap="small" as="section">
          <h2>{title}</h2>
          <Facts items={facts} />
          <Text size="small">{changeHref && <a href={changeHref}>{t(`identification.change.${key}`)}</a>}</Text>
        </Stack>
      ))}
      <FormShell form={form}>
        <Stack gap="small">
          <input type="hidden" name="intent" value="send" />
          <Text size="small" tone="soft">
            {t(
              part.complete
                ? 'identification.sendText'
                : part.hasRefused
                  ? 'identification.sendRefused'
                  : 'identification.sendLater',
            )}
          </Text>
          {part.complete && (
            <div>
              <Button tone="primary">{t('identification.send')}</Button>
            </div>
          )}
        </Stack>
      </FormShell>
    </Stack>
  );
}
