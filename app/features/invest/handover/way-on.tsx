import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { QrCode } from '#app/ui/qr-code.tsx';
import { Stack } from '#app/ui/stack.tsx';
import type { HandoverData } from './handover.server.ts';

/** The one way on to whoever takes the money: a form that goes there, a link, or an address on a chain. */
export function WayOn({ way, pay }: { way: NonNullable<HandoverData['way']>; pay: string }) {
  const { t } = useTranslation('invest');
  if (way.kind === 'form') {
    return (
      // Not a form of ours: it goes to the terminal with exactly these fields.
      <form method="post" action={way.action}>
        {Object.entries(way.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button tone="primary">{pay}</Button>
      </form>
    );
  }
  if (way.kind === 'link') {
    return (
      <div>
        <LinkButton tone="primary" href={way.url}>
          {pay}
        </LinkButton>
      </div>
    );
  }
  return (
    <Stack gap="base">
      <Facts
        items={way.facts.map(({ label, value, copy }) => ({
          label,
          value,
          action: copy && <CopyButton value={copy} what={label} />,
        }))}
      />
      {way.qr && <QrCode code={way.qr} label={t('handover.qr')} />}
      <div>
        <LinkButton href={way.uri}>{t('handover.openWallet')}</LinkButton>
      </div>
    </Stack>
  );
}
