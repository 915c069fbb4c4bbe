import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { MessageData } from './message.server.ts';
import { SendForm } from './send-form.tsx';

/** One message: whom it is for, how it is read in both languages, the way to send it, and what became of it. */
export function MessagePage({ data, reply }: { data: MessageData; reply: unknown }) {
  const { t } = useTranslation('messages');
  const { draft, stop, measured } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.path }, { label: data.subject }]}
        title={data.subject}
        chips={<Chip tone={data.chip.tone}>{data.chip.label}</Chip>}
        about={data.about}
        actions={draft && <LinkButton href={draft.editHref}>{t('edit')}</LinkButton>}
      />
      {stop && (
        <Notice tone="caution" title={data.leaves} role="status">
          <ConfirmForm id="stop" intent="stop" form={stop.form} reply={reply} text={stop.text} button={t('stop.act')} />
        </Notice>
      )}
      {data.figures.length > 0 && <Figures items={data.figures} />}
      {data.failures.length > 0 && (
        <Card title={t('failures')}>
          <ul>
            {data.failures.map(({ key, name, href }) => (
              <li key={key}>{href ? <a href={href}>{name}</a> : name}</li>
            ))}
          </ul>
        </Card>
      )}
      <Facts
        items={[
          { label: t('column.to'), value: data.to },
          { label: t('purposeLabel'), value: data.purpose },
          ...(draft ? [{ label: t('now'), value: [measured.count, measured.leftOut].filter(Boolean).join(' ') }] : []),
          ...(draft && measured.names ? [{ label: t('some'), value: measured.names }] : []),
        ]}
      />
      <Grid columns="two">
        {data.preview.map(({ lang, name, subject, paragraphs }) => (
          <Card key={lang} as="article" eyebrow={name} title={<span lang={lang}>{subject}</span>}>
            <Stack gap="small">
              {paragraphs.map((paragraph) => (
                <div key={paragraph} lang={lang}>
                  <Text>{paragraph}</Text>
                </div>
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
      {draft && (
        <ConfirmForm
          id="try"
          intent="try"
          form={draft.trial}
          reply={reply}
          text={t('try.text')}
          button={t('try.act')}
        />
      )}
      {draft && <SendForm draft={draft} count={measured.count} reply={reply} />}
    </Stack>
  );
}
