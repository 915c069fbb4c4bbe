import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import type { RevokeData } from './revoke.server.ts';

/** "Are you sure": what is given up and that it costs nothing, in the words of an order or of an interest. */
export function RevokeScreen(data: RevokeData) {
  return (
    <ConfirmPage
      title={data.title}
      text={data.text}
      button={data.button}
      facts={data.facts}
      values={[{ name: 'idempotency_key', value: data.idempotencyKey }]}
      backHref={data.backHref}
      back={data.back}
      danger
    />
  );
}
