import { useTranslation } from 'react-i18next';
import { ProjectScreen } from '#app/features/issuances/public-page/project-screen.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ViewSwitch } from '#app/ui/controls/view-switch.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { phone, strip } from './phone.css.ts';
import type { PreviewData } from './preview.server.ts';

/** The page of a project before it is public, and through whose eyes. */
export function PreviewScreen({ preview, ...data }: PreviewData) {
  const { t } = useTranslation('projects');
  return (
    <Stack gap="card">
      <div className={strip}>
        <Notice
          action={
            <Cluster>
              <ViewSwitch label={t('viewers')} items={preview.viewers} />
              <LinkButton href={preview.editHref}>{t('backToEdit')}</LinkButton>
            </Cluster>
          }
        >
          {t('previewNote')}
        </Notice>
      </div>
      {preview.phoneHref ? (
        <>
          {/* The page's own heading is inside the frame. */}
          <h1 className={visuallyHidden}>{data.head.title}</h1>
          <iframe className={phone} src={preview.phoneHref} title={data.head.title} />
        </>
      ) : (
        <ProjectScreen {...data} reply={null} />
      )}
    </Stack>
  );
}
