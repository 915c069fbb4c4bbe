import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { EntryData } from './entry.server.ts';

/** One entry of a register: what it says, and what was ever written of it. */
export function EntryScreen({ reply, ...data }: EntryData & { reply: unknown }) {
  const { t } = useTranslation('registers');
  const { form, isOpen } = data;
  const act = isOpen ? 'close' : 'reopen';
  return (
    <Sheet
      lookers={data.lookers}
      crumbs={[{ label: data.listLabel, href: data.listHref }, { label: data.number }]}
      title={data.head.title}
      chips={<Chip tone={data.state.tone}>{data.state.label}</Chip>}
      turns={data.turns}
      actions={data.editHref && <LinkButton href={data.editHref}>{t('edit.button')}</LinkButton>}
      acts={
        form &&
        (data.lacks ? (
          <Text tone="soft">{data.lacks}</Text>
        ) : (
          <ReasonForm
            key={act}
            id={act}
            intent={act}
            form={form}
            reply={reply}
            rows={3}
            summary={t(`${act}.summary`)}
            texts={{ label: t(`${act}.label`), button: t(`${act}.button`) }}
          />
        ))
      }
    >
      <Stack gap="wide">
        <SheetSection title={t('facts')}>
          <Facts items={data.facts} />
        </SheetSection>
        <SheetSection title={t('history')}>
          <HistoryList lines={data.history} />
        </SheetSection>
      </Stack>
    </Sheet>
  );
}
