import { useTranslation } from 'react-i18next';
import { ViewSwitch } from '#app/ui/controls/view-switch.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { LookData } from './desk.server.ts';
import { box, choices, frame, view } from './preview.css.ts';

/** A page as the saved draft would draw it, at the width of a desk, a tablet or a phone; nobody else sees it. */
export function PreviewPanel({ preview }: Pick<LookData, 'preview'>) {
  const { t } = useTranslation('look');
  const { switches, note, width, src, title } = preview;
  const apart = (
    <a href={src} target="_blank" rel="noopener">
      {t('preview.apart')}
    </a>
  );
  return (
    <Card title={t('preview.title')} aside={apart}>
      <Stack gap="small">
        <Text size="small" tone="soft">
          {t('preview.about')} {note}
        </Text>
        <div className={choices}>
          {switches.map(({ label, items }) => (
            <ViewSwitch key={label} label={label} items={items} />
          ))}
        </div>
        <div className={box}>
          <div className={view[width]}>
            {/* Nothing of it can be pressed, and its landmarks are another page's: who hears pages opens it apart. */}
            <iframe
              aria-hidden="true"
              tabIndex={-1}
              key={src}
              className={frame[width]}
              src={src}
              title={title}
              loading="lazy"
            />
          </div>
        </div>
      </Stack>
    </Card>
  );
}
