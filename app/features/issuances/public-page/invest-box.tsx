import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { raised, raisedAmount } from './project.css.ts';
import type { ProjectData } from './project.server.ts';
import { RefundContact } from './refund-contact.tsx';

/** How the campaign stands and the one thing to do about it. */
export function InvestBox({ data }: { data: ProjectData }) {
  const { t } = useTranslation('issuances');
  const { card, actions, own, deadline, tokensLeft, inside, documents } = data;
  const sheet = documents.find((document) => document.href !== null);
  return (
    <Card tone="raised" as="aside">
      <Stack gap="base">
        <Stack gap="tight">
          <div className={raised}>
            <span className={raisedAmount}>{card.raised}</span>
            <Text as="span" tone="soft" number>
              {card.percent}
            </Text>
          </div>
          <Text size="small" tone="soft">
            {[card.of, card.softCap].filter(Boolean).join(' · ')}
          </Text>
          {card.showsProgress && <ProgressBar {...card.bar} />}
        </Stack>
        <Figures items={[card.people, card.time]} />
        <Text size="small" tone="soft">
          {[deadline, ...tokensLeft].filter(Boolean).join(' · ')}
        </Text>
        <RefundContact contact={data.contact} />
        {actions.reason && <Text>{actions.reason}</Text>}
        {own && (
          <Stack gap="hair">
            <Text strong>{own.line}</Text>
            {own.note && (
              <Text size="small" tone="soft">
                {own.note}
              </Text>
            )}
          </Stack>
        )}
        {actions.links.map(({ href, label }, at) => (
          <LinkButton key={href} tone={at === 0 ? 'primary' : undefined} wide href={href}>
            {label}
          </LinkButton>
        ))}
        {inside && (
          <form method="post">
            <input type="hidden" name="intent" value={inside.followed ? 'unfollow' : 'follow'} />
            <Button wide icon="bell" aria-pressed={inside.followed}>
              {t(inside.followed ? 'box.unfollow' : 'box.follow')}
            </Button>
          </form>
        )}
        {(!data.isClosed || sheet?.href) && (
          <Text size="small" tone="soft">
            {!data.isClosed && `${t('box.reflection')} `}
            {sheet?.href && <a href={sheet.href}>{t('box.sheet')}</a>}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
