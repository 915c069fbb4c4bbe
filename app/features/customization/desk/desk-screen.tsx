import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { aside, columns, rail, work } from './desk.css.ts';
import type { LookData } from './desk.server.ts';
import { DraftPanel } from './draft-panel.tsx';
import { FlowsForm } from './flows-form.tsx';
import { JsonForm } from './json-form.tsx';
import { LeftOut } from './left-out.tsx';
import { Pictures } from './pictures.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionRail } from './section-rail.tsx';

/** The tenant's look: its sections at the side, one of them to write, and beside it how the draft differs from what everybody sees. */
export function LookScreen({ reply, ...data }: LookData & { reply: unknown }) {
  const { t } = useTranslation('look');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { section, draft, text } = data;
  return (
    <Stack gap="card">
      <PageHeader
        title={data.title}
        chips={draft.count > 0 && <Chip tone="caution">{t('draft.chip', { count: draft.count })}</Chip>}
        about={data.published}
        actions={
          <LinkButton icon="clock" href={data.versionsHref}>
            {t('versions.link')}
          </LinkButton>
        }
      />
      <div className={columns}>
        <div className={rail}>
          <SectionRail sections={data.sections} />
        </div>
        {/* No landmark: the changes beside it have one of the same name. */}
        <section className={work}>
          <Stack gap="tight">
            <h2 id="section-title">{section.title}</h2>
            <Text tone="soft">{section.about}</Text>
          </Stack>
          {data.flows ? (
            <FlowsForm key={data.version} flows={data.flows} version={data.version} reply={reply} />
          ) : text === null ? (
            // What another section held stays with it; what was saved is drawn anew.
            <>
              <SectionForm key={`${section.key} ${data.version}`} {...data} reply={reply} />
              <LeftOut lines={data.leftOut} />
              {data.pictures && (
                <Pictures key={data.version} pictures={data.pictures} version={data.version} reply={reply} />
              )}
            </>
          ) : (
            <JsonForm key={data.version} {...data} reply={reply} />
          )}
        </section>
        <aside className={aside} aria-label={t('beside')}>
          <Stack gap="card">
            <PreviewPanel preview={data.preview} />
            <DraftPanel {...data} reply={reply} />
          </Stack>
        </aside>
      </div>
    </Stack>
  );
}
