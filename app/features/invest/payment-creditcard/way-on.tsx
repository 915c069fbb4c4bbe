import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ChainPayment } from './chain-way.tsx';
import type { HandoverData } from './handover.server.ts';
import { RefundAddressForm } from './refund-address-form.tsx';

/** The one way on to whoever takes the money: a form that goes there, a link, or an address on a chain. */
export function WayOn({
  way,
  pay,
  chooseHref,
  reply,
}: Pick<HandoverData, 'pay' | 'chooseHref'> & { way: NonNullable<HandoverData['way']>; reply: unknown }) {
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
  if (way.kind === 'refund_address') return <RefundAddressForm way={way} reply={reply} />;
  return <ChainPayment way={way} chooseHref={chooseHref} />;
}
