import { useTranslation } from 'react-i18next';
import { Prose } from '#app/features/issuances/public-page/prose.tsx';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { FormShell } from '#app/forms/form-shell.tsx';
import type { NowOrLaterFields } from '#app/forms/now-or-later.ts';
import { NowOrLater, useMomentLabels } from '#app/forms/now-or-later-fields.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { LateAnswers } from '#app/parts/late/late-answers.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { NewsForm } from './news-form.tsx';
import type { UpdateData } from './update.server.ts';

interface UpdatePageProps {
  data: UpdateData;
  crumbs: readonly { label: string; href?: string }[];
  reply: unknown;
}

/** One piece of news as the public reads it in both languages, and what can be done with it. */
export function UpdatePage({ data, crumbs, reply }: UpdatePageProps) {
  const { t } = useTranslation('updates');
  return (
    <LateAnswers>
      <Stack gap="card">
        <PageHeader
          crumbs={crumbs}
          title={data.title}
          chips={<Chip tone={data.chip.tone}>{data.chip.label}</Chip>}
          about={data.about}
          actions={
            data.editHref && <LinkButton href={data.editHref}>{t(data.isPublished ? 'correct' : 'edit')}</LinkButton>
          }
        />
        {data.edit ? (
          <NewsForm
            id="change"
            form={data.edit}
            reply={reply}
            values={data.values}
            asksReason={data.isPublished}
            backHref={`${data.path}?update=${data.id}`}
          />
        ) : (
          data.preview.map(({ lang, name, title, html }) => (
            <Card key={lang} as="article" eyebrow={name} title={title}>
              <div lang={lang}>
                <Prose html={html} />
              </div>
            </Card>
          ))
        )}
        {data.publish && <Publish data={data} form={data.publish} reply={reply} />}
        {data.isPlanned && data.withdraw && (
          <ConfirmForm
            id="drop"
            intent="drop"
            reply={reply}
            button={t('withdraw.drop')}
            text={t('withdraw.dropText')}
          />
        )}
        {data.isPublished && data.withdraw && (
          <ReasonForm
            id="withdraw"
            intent="withdraw"
            form={data.withdraw}
            reply={reply}
            tone="danger"
            summary={t('withdraw.act')}
            texts={{ text: t('withdraw.text'), label: t('withdraw.reason'), button: t('withdraw.button') }}
          />
        )}
        {data.versions.length > 0 && (
          <details>
            <summary>{t('versions')}</summary>
            {data.versions.map(({ key, title, html, about }) => (
              <Stack key={key} gap="small" as="section">
                <h3>{title}</h3>
                <Text tone="soft">{about}</Text>
                <Prose html={html} />
              </Stack>
            ))}
          </details>
        )}
      </Stack>
    </LateAnswers>
  );
}

function Publish({
  data,
  form: asked,
  reply,
}: {
  data: UpdateData;
  form: NonNullable<UpdateData['publish']>;
  reply: unknown;
}) {
  const { t } = useTranslation('updates');
  const { form, fields } = useLonjaForm<NowOrLaterFields>({ ...asked, id: 'publish', reply });
  const labels = useMomentLabels();
  return (
    <Card tone="accent" title={t('publish.title')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="publish" />
          <Text>{data.audience}</Text>
          <NowOrLater fields={fields} />
          <div>
            <Button tone="primary">{t('publish.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
