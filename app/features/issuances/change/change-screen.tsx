import { useTranslation } from 'react-i18next';
import { EditForm } from '#app/features/issuances/edit/edit-form.tsx';
import { questionIn } from '#app/forms/ask-first.ts';
import { LateAnswers } from '#app/parts/late/late-answers.tsx';
import { LookingLine } from '#app/parts/looking/looking-line.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ChangeData } from './change.server.ts';
import { ChangeBody } from './change-body.tsx';
import { Decision } from './decision.tsx';

/** A change of an offer that people stand behind: prepared, read line by line, decided; and those before it. */
export function ChangeScreen({ reply, ...data }: ChangeData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { waiting, edit, sheet, past } = data;
  return (
    <LateAnswers>
      <Stack gap="section">
        <LookingLine lookers={data.lookers} />
        <PageHeader crumbs={data.crumbs} title={t('change.title')} about={t('change.about')} />
        {waiting && (
          <Stack gap="card" as="section" aria-labelledby="waiting-change">
            <h2 id="waiting-change">{t('change.waiting')}</h2>
            <ChangeBody change={waiting} open />
            <section>
              <h3>{t('change.meets.title')}</h3>
              <Facts items={data.meets} />
            </section>
            <Decision waiting={waiting} reply={reply} />
          </Stack>
        )}
        {past.length > 0 && (
          <Stack gap="card" as="section" aria-labelledby="past-changes">
            <h2 id="past-changes">{t('change.past')}</h2>
            {past.map((change) => (
              <Card key={change.key} as="article">
                <ChangeBody change={change} />
              </Card>
            ))}
          </Stack>
        )}
        {edit && (
          <Stack gap="card" as="section" aria-labelledby="new-change">
            <h2 id="new-change">{t('change.new')}</h2>
            {data.fixed && <Text tone="soft">{t('change.fixed')}</Text>}
            {sheet && (
              <Notice tone={sheet.missing ? 'caution' : 'info'} title={t('change.sheetTitle')}>
                {t('change.sheetText')} {sheet.missing} <a href={sheet.href}>{t('change.sheetLink')}</a>
              </Notice>
            )}
            <section>
              <h3>{t('change.meets.title')}</h3>
              <Facts items={data.meets} />
            </section>
            <EditForm {...edit} reply={reply} />
          </Stack>
        )}
      </Stack>
    </LateAnswers>
  );
}
