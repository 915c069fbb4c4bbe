import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Chain } from './chain.tsx';
import { Mints } from './mints.tsx';
import type { TokenData } from './token.server.ts';

/** The sheet of a token. */
export function TokenScreen({ reply, ...data }: TokenData & { reply?: unknown }) {
  const { t } = useTranslation('tokens');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Sheet
      crumbs={[{ label: t('list.title'), href: data.listHref }, { label: data.title }]}
      title={data.title}
      chips={<Chip tone={data.label.tone}>{data.label.label}</Chip>}
      about={data.about}
      lead={
        data.missing && (
          <Notice tone="caution">
            {data.missing.text} <a href={data.missing.href}>{t('sheet.complete')}</a>
          </Notice>
        )
      }
      figures={data.figures}
      tabs={data.tabs}
      tab={data.tab}
      related={data.related}
    >
      <Tab data={data} reply={reply} />
    </Sheet>
  );
}

function Tab({ data, reply }: { data: TokenData; reply: unknown }) {
  if (data.tab === 'mints') return <Mints rows={data.mints} older={data.olderMints} />;
  if (data.tab === 'chain' && data.chain) return <Chain chain={data.chain} complete={!data.missing} reply={reply} />;
  return <Summary data={data} />;
}

function Summary({ data }: { data: TokenData }) {
  const { t } = useTranslation('tokens');
  const { strategy, next, waiting } = data;
  return (
    <Stack gap="wide">
      <SheetSection title={t('sheet.minting')}>
        <Facts
          items={[
            { label: t('sheet.strategy'), value: strategy },
            { label: t('sheet.next'), value: next },
            ...(waiting ? [{ label: t('sheet.waitingLabel'), value: <a href={waiting.href}>{waiting.text}</a> }] : []),
          ]}
        />
      </SheetSection>
      {data.facts.length > 0 && (
        <SheetSection title={t('sheet.terms')}>
          <Facts items={data.facts} />
        </SheetSection>
      )}
    </Stack>
  );
}
