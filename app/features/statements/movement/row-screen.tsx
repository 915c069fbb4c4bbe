import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumLine } from '#app/ui/layout/sum-line.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { EtherRow } from './ether-row.tsx';
import { FundRow } from './fund-row.tsx';
import type { StatementRowData } from './row.server.ts';
import { AssignRow, CreditRow, DismissRow, MatchRefund, ReturnRow, UndoCharge } from './row-actions.tsx';
import { SplitRow } from './split-row.tsx';

/** One movement of the account: what the bank wrote beside the order that it names, and what a manager can do with it. */
export function StatementRowScreen({ reply, ...data }: StatementRowData & { reply: unknown }) {
  const { t } = useTranslation('statements');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const facts = (
    <SheetSection title={t('fact.title')}>
      <Facts items={data.facts} />
    </SheetSection>
  );
  const isAlone = !data.order && !data.funding.named && data.resolution.length === 0 && !data.waits;
  return (
    <Sheet
      queue={data.queue}
      crumbs={[{ label: t('title'), href: data.listHref }, { label: data.title }]}
      title={data.title}
      chips={<Chip tone={data.chip.tone}>{data.chip.label}</Chip>}
      about={data.about}
      turns={data.turns}
      lead={
        (data.why || data.copy || data.otherPart || data.sum.length > 0) && (
          <>
            {data.copy && (
              <Notice tone="caution">
                {data.copy.text} <a href={data.copy.href}>{data.copy.link}</a>
              </Notice>
            )}
            {data.otherPart && (
              <Notice tone="info">
                {data.otherPart.text} <a href={data.otherPart.href}>{data.otherPart.link}</a>
              </Notice>
            )}
            {data.sum.length > 0 && <SumLine terms={data.sum} />}
            {data.why && <Notice tone="caution">{data.why}</Notice>}
          </>
        )
      }
      beside={!isAlone && facts}
      related={data.related}
    >
      {isAlone && facts}
      {data.order && (
        <SheetSection title={t('order.title')}>
          <Facts items={data.order} />
        </SheetSection>
      )}
      {data.funding.named && (
        <SheetSection title={t('fund.heading')}>
          <Facts items={data.funding.named.facts} />
        </SheetSection>
      )}
      {data.resolution.length > 0 && (
        <SheetSection title={t('done.title')}>
          <Facts
            items={[
              ...data.resolution,
              ...data.parts.map(({ href, reference, amount }) => ({
                label: t('done.part'),
                value: (
                  <>
                    <a href={href}>{reference}</a> · {amount}
                  </>
                ),
              })),
            ]}
          />
        </SheetSection>
      )}
      {data.waits && (
        <SheetSection title={t('actions')}>
          {data.isCredit ? <CreditWays data={data} reply={reply} /> : <DebitWays data={data} reply={reply} />}
        </SheetSection>
      )}
      {!data.waits && data.ether && (
        <SheetSection title={t('actions')}>
          <EtherRow data={data} reply={reply} />
        </SheetSection>
      )}
    </Sheet>
  );
}

interface WaysProps {
  data: StatementRowData;
  reply: unknown;
}

/** What can be done with money that came in, the likely first. */
function CreditWays({ data, reply }: WaysProps) {
  const assign = (
    <>
      <FindOrder data={data} />
      <AssignRow data={data} reply={reply} />
    </>
  );
  const split = <SplitRow data={data} reply={reply} />;
  const fund = <FundRow data={data} reply={reply} />;
  const dismiss = <DismissRow data={data} reply={reply} />;
  return (
    <>
      {data.first === 'dismiss' && dismiss}
      {data.first === 'fund' && fund}
      {data.first === 'split' && split}
      {data.first === 'assign' && assign}
      <ReturnRow data={data} reply={reply} />
      {data.first !== 'assign' && assign}
      {data.first !== 'split' && split}
      {data.first !== 'fund' && fund}
      {data.may.balance && <CreditRow data={data} reply={reply} />}
      {data.first !== 'dismiss' && dismiss}
    </>
  );
}

/** What can be done with money that went out. */
function DebitWays({ data, reply }: WaysProps) {
  const isRefundFirst = data.first === 'refund';
  return (
    <>
      {isRefundFirst && <MatchRefund data={data} reply={reply} />}
      {data.returned?.mayUndo && <UndoCharge data={data} reply={reply} />}
      {!isRefundFirst && <MatchRefund data={data} reply={reply} />}
      <EtherRow data={data} reply={reply} />
      <DismissRow data={data} reply={reply} />
    </>
  );
}

/** Looks for an order in the page; a plain GET, so that the address holds it. */
function FindOrder({ data }: Pick<WaysProps, 'data'>) {
  const { t } = useTranslation('statements');
  return (
    <form method="get">
      <Stack gap="small">
        <TextField
          id="find-order"
          name="q"
          type="search"
          label={t('candidates.search')}
          hint={t('candidates.hint')}
          defaultValue={data.search}
        />
        <div>
          <Button tone="secondary">{t('candidates.button')}</Button>
        </div>
        {data.search !== '' && data.candidates.length === 0 && <Text tone="soft">{t('candidates.none')}</Text>}
      </Stack>
    </form>
  );
}
