import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Providers } from './providers.tsx';
import { body } from './settings.css.ts';
import type { SettingsData, SettingsOwn } from './settings.server.ts';
import { SettingsForm } from './settings-form.tsx';
import { Treaties } from './treaties.tsx';
import { WaitingChange } from './waiting-change.tsx';

/** How the platform works: one section at a time, or the contracts with others. */
export function SettingsScreen({ reply, ...data }: SettingsData & { reply: unknown }) {
  const { t } = useTranslation('settings');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { section, own, providers } = data;
  return (
    <Stack gap="card">
      <PageHeader title={data.title} />
      <Tabs label={t('sections')} items={data.tabs} />
      <section className={body} aria-labelledby="section-title">
        <Stack gap="tight">
          <h2 id="section-title">{section.title}</h2>
          <Text tone="soft">{section.about}</Text>
          {own?.changed && (
            <Text size="small" tone="soft">
              {own.changed}
            </Text>
          )}
        </Stack>
        {own ? <Section own={own} reply={reply} /> : <Providers providers={providers} reply={reply} />}
      </section>
    </Stack>
  );
}

/** What waits is decided first: a section takes one change at a time. */
function Section({ own, reply }: { own: SettingsOwn; reply: unknown }) {
  const { t } = useTranslation('settings');
  return (
    <>
      {own.two && <Notice title={t('two.title')}>{own.two}</Notice>}
      {own.waiting && <WaitingChange waiting={own.waiting} reply={reply} />}
      {own.treaties && <Treaties treaties={own.treaties} mayAsk={own.waiting === null} reply={reply} />}
      {!own.waiting && !own.treaties && (
        // What another section held stays with it; what was saved is drawn anew.
        <SettingsForm key={own.key} own={own} reply={reply} />
      )}
    </>
  );
}
