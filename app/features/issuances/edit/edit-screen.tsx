import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { tiles } from '#app/parts/project-card/issuance-card.css.ts';
import { IssuanceTile } from '#app/parts/project-card/issuance-tile.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { aside, columns, rail, work } from './edit.css.ts';
import type { EditData } from './edit.server.ts';
import { EditForm } from './edit-form.tsx';
import { ReadinessList } from './readiness-list.tsx';
import { SectionRail } from './section-rail.tsx';
import { typedIn, useLooks } from './typed-card.ts';
import { useDrawnAnew } from './use-drawn-anew.ts';

/** The editor of a project: its nine sections at the side, one of them to write, and beside it what the public sees and what is missing. */
export function EditScreen({ reply, ...data }: EditData & { reply: unknown }) {
  const { t } = useTranslation('projects');
  const form = useDrawnAnew(reply);
  const { onInput, looked } = useLooks(data.section, data.version);
  const typed = looked ?? typedIn(reply, data.version);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={data.crumbs}
        title={data.card.title}
        chips={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
        count={data.count}
        about={data.saved}
        actions={
          <>
            <LinkButton icon="eye" href={data.previewHref}>
              {t('preview')}
            </LinkButton>
            {data.deleteHref && (
              <LinkButton tone="quiet" icon="delete" href={data.deleteHref}>
                {t('deleting.act')}
              </LinkButton>
            )}
            {data.phase && <LinkButton href={data.phase.href}>{data.phase.label}</LinkButton>}
          </>
        }
      />
      <div className={columns}>
        <div className={rail}>
          <SectionRail stages={data.stages} label={t('sections')} />
        </div>
        <section className={work} aria-labelledby="section-title" onInput={onInput}>
          <Stack gap="tight">
            <h2 id="section-title">{data.title}</h2>
            <Text tone="soft">{data.about}</Text>
          </Stack>
          {data.locked && <Notice tone="caution">{data.locked}</Notice>}
          <EditForm key={`${form} ${data.formKey}`} {...data} reply={reply} looked={looked} />
        </section>
        <aside className={aside} aria-label={t('beside')}>
          <ul className={tiles}>
            <IssuanceTile card={typed ? { ...typed.card, href: data.card.href } : data.card} />
          </ul>
          <Text size="small" tone="soft">
            {t(typed ? 'cardIsTyped' : 'cardIsSaved')}
          </Text>
          {data.readiness && <ReadinessList {...data.readiness} />}
        </aside>
      </div>
    </Stack>
  );
}
