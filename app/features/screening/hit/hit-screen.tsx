import { useTranslation } from 'react-i18next';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DecideHit } from './decide-hit.tsx';
import type { HitData } from './hit.server.ts';

/** Somebody who may stand on a list: the person, what the list says, and the decision. */
export function HitScreen({ reply, ...data }: HitData & { reply: unknown }) {
  const { t } = useTranslation('screening');
  const { person, status, decided, decide } = data;
  return (
    <Sheet
      queue={data.queue}
      crumbs={[{ label: t('title'), href: data.listHref }, { label: person.name }]}
      title={person.name}
      chips={<Chip tone={status.tone}>{status.label}</Chip>}
      about={
        <>
          {data.list} · <a href={person.href}>{t('sheet')}</a> · {person.email}
        </>
      }
      turns={data.turns}
      lead={data.lead && <Notice tone="caution">{data.lead}</Notice>}
    >
      <Stack gap="wide">
        <SheetSection title={t('ours')}>
          <Facts items={data.ours} />
        </SheetSection>
        <SheetSection title={t('theirs')}>
          <Facts items={data.theirs} />
        </SheetSection>
        {decided && (
          <SheetSection title={t('decision.title')}>
            <Text>{decided.reason}</Text>
            <Text size="small" tone="soft">
              {decided.who}
            </Text>
          </SheetSection>
        )}
        {decide && <DecideHit decide={decide} reply={reply} />}
      </Stack>
    </Sheet>
  );
}
