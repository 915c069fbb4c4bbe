import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ReceivedData } from './received.server.ts';

/** What somebody was written: who sent it, the project's page, and all of its words. */
export function Received({ data, reply }: { data: ReceivedData; reply: unknown }) {
  const { t } = useTranslation('messages');
  return (
    <Stack gap="base">
      <PageHeader
        title={t('title')}
        count={data.count}
        about={
          data.links.length > 0 &&
          data.links.map(({ href, label }, at) => (
            <Fragment key={href}>
              {at > 0 && ' · '}
              <a href={href}>{label}</a>
            </Fragment>
          ))
        }
        actions={
          data.read && (
            <ConfirmForm id="read" intent="read" form={data.read.form} reply={reply} button={t('read')}>
              <input type="hidden" name="until" value={data.read.until} />
            </ConfirmForm>
          )
        }
      />
      <ListPage
        list={data.list}
        caption={t('received')}
        rows={data.rows}
        views={data.views}
        columns={[]}
        empty={{ icon: 'bell', filtered: data.none, none: data.none }}
        instead={
          <Stack gap="base">
            {data.rows.map((row) => (
              <Card
                key={row.id}
                as="article"
                title={row.subject}
                eyebrow={row.about}
                tone={row.isNew ? 'accent' : 'plain'}
                aside={row.isNew && <Chip tone="progress">{t('new')}</Chip>}
              >
                <Stack gap="small">
                  {row.paragraphs.map((paragraph) => (
                    <Text key={paragraph}>{paragraph}</Text>
                  ))}
                  {row.project && (
                    <Text>
                      <a href={row.project.href}>{row.project.title}</a>
                    </Text>
                  )}
                </Stack>
              </Card>
            ))}
          </Stack>
        }
      />
    </Stack>
  );
}
