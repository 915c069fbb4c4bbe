import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { HomeWidgetData } from './home-widget.server.ts';

/** How the investor stands, with the most urgent order that waits for them. */
export function HomeWidget({ figures, finish }: HomeWidgetData) {
  const { t } = useTranslation('portfolio');
  return (
    <Card title={t('widget.title')} aside={<a href="/user/portfolio">{t('widget.more')}</a>}>
      <Stack gap="base">
        <Figures items={figures} />
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
      </Stack>
    </Card>
  );
}
