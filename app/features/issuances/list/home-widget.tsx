import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { HomeWidgetData } from './home-widget.server.ts';

/** How the investor stands, with the most urgent order that waits for them. */
export function HomeWidget({ figures, finish }: HomeWidgetData) {
  const { t } = useTranslation('portfolio');
  return (
    <>
      {finish && (
        <Notice
          tone="caution"
          title={finish.title}
          action={
            <LinkButton tone="primary" size="small" href={finish.href}>
              {finish.label}
            </LinkButton>
          }
        >
          {finish.text}
        </Notice>
      )}
      <Card title={t('widget.title')} aside={<a href={pathTo.user.portfolio}>{t('widget.more')}</a>}>
        <Figures items={figures} />
      </Card>
    </>
  );
}
