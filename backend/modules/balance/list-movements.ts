import { serve } from '#backend/http/serve.ts';
import { listBalanceMovements } from '#contract/balance.ts';
import { movementKind } from '#domain/balance/movement-kind.ts';
import { moneyText } from '#domain/money/money.ts';
import { addDays, startOfDay } from '#domain/time/zone.ts';
import { shortIban } from '#domain/validation/iban.ts';
import { movementsPage } from './movements.repository.ts';

/** What moved the caller's balance, newest first. */
export const listBalanceMovementsRoute = serve(listBalanceMovements, async ({ tx, tenant, user }, { query }) => {
  const { kind, from, to, ...asked } = query;
  const { currency, tenant: platform } = tenant.customization;
  const { rows, meta } = await movementsPage(tx, {
    tenantId: tenant.id,
    userId: user.id,
    asset: currency.code,
    kind,
    from: from ? startOfDay(from, platform.time_zone) : undefined,
    until: to ? startOfDay(addDays(to, 1), platform.time_zone) : undefined,
    asked,
  });
  return {
    data: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: movementKind(row.kind),
      amount: moneyText(row.cents),
      balance: moneyText(row.balance),
      order: row.order && row.title ? { ...row.order, title: row.title } : null,
      account: row.iban && shortIban(row.iban),
    })),
    meta,
  };
});
