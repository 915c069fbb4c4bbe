import { useTranslation } from 'react-i18next';
import { GiveUpForm } from '#app/features/invest/flow/give-up/give-up-form.tsx';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { steps } from '#app/features/invest/payment-bankwire/bankwire.css.ts';
import { SavedCardsSection } from '#app/parts/saved-cards/saved-cards-section.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { HandoverData } from './handover.server.ts';
import { WayOn } from './way-on.tsx';

/** The page before the provider's own: what is paid, until when, one button, and what happens next. */
export function HandoverScreen({ reply, ...data }: HandoverData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  if (!data.facts) {
    return (
      <StepPage frame={data.frame} title={t('handover.none')} intro={t('handover.noneText')}>
        <Cluster>
          <LinkButton tone="primary" href={data.chooseHref}>
            {t('handover.choose')}
          </LinkButton>
          <LinkButton href={pathTo.user.investments}>{t('done.investments')}</LinkButton>
        </Cluster>
      </StepPage>
    );
  }
  const isChain = data.way?.kind === 'address' || data.way?.kind === 'refund_address';
  const texts = isChain ? 'chain' : 'handover';
  const intro = data.way?.kind === 'refund_address' ? t('chain.refundTo.intro') : t(`${texts}.intro`);
  // A card that is registered, ether that is on its way or whose rate has ended: nothing more is asked of the person.
  const isAwaited = data.way !== null && (data.way.kind !== 'address' || data.way.isAwaited);
  return (
    <StepPage frame={data.frame} title={t('handover.title')} intro={isAwaited ? intro : undefined}>
      <Facts
        items={data.facts.map(({ key, label, value }) => ({
          label,
          value: key === 'amount' ? <Text size="hero">{value}</Text> : value,
        }))}
      />
      {data.way ? (
        <WayOn way={data.way} pay={data.pay} chooseHref={data.chooseHref} reply={reply} />
      ) : (
        <Notice tone="info">{t('handover.waiting')}</Notice>
      )}
      {isAwaited && data.way?.kind !== 'refund_address' && (
        <Stack gap="small" as="section">
          <h2>{t('handover.next')}</h2>
          <ol className={steps}>
            <li>{t(`${texts}.next1`)}</li>
            <li>{t(`${texts}.next2`)}</li>
            <li>{t('handover.next3')}</li>
          </ol>
          <Text size="small" tone="soft">
            {t(`${texts}.unpaid`)}
          </Text>
        </Stack>
      )}
      <SavedCardsSection cards={data.cards} />
      {data.way?.kind !== 'refund_address' && (
        <div>
          <LinkButton tone="quiet" href={data.checkHref}>
            {t(`${texts}.check`)}
          </LinkButton>
        </div>
      )}
      {data.giveUp ? (
        <GiveUpForm giveUp={data.giveUp} reply={reply} />
      ) : (
        isAwaited && (
          <div>
            <LinkButton href={data.chooseHref}>{t('giveUp.button')}</LinkButton>
          </div>
        )
      )}
    </StepPage>
  );
}
