import { useTranslation } from 'react-i18next';
import { column } from '#app/parts/own-sophisticated/own-sophisticated.css.ts';
import { RequestForm, StandingNotice } from '#app/parts/own-sophisticated/sophisticated-section.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnPageData } from './own-page.server.ts';

/** The investor's sophisticated status and, where they may ask for it, the whole request form. */
export function OwnSophisticatedScreen({ reply, ...data }: OwnPageData & { reply: unknown }) {
  const { t } = useTranslation('sophisticated');
  const { part, backHref } = data;
  return (
    <Stack gap="card" id="sophisticated">
      <PageHeader
        title={data.head.title}
        about={part.form && t('part.intro')}
        actions={backHref && <LinkButton href={backHref}>{t('back')}</LinkButton>}
      />
      <div className={column}>
        <Stack gap="card">
          <StandingNotice part={part} reply={reply} />
          {part.form && <RequestForm form={part.form} reply={reply} />}
        </Stack>
      </div>
    </Stack>
  );
}
