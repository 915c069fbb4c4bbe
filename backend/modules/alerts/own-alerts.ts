import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { addAlert, changeAlert, listAlerts, removeAlert } from '#contract/alerts.ts';
import { ALERTS_MAX } from '#domain/alert/alert.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { problem } from '#domain/validation/problem.ts';
import { alertsOf, countAlerts, deleteAlert, insertAlert, setFrequency } from './alerts.repository.ts';

export const listAlertsRoute = serve(listAlerts, async ({ tx, tenant, user }) => {
  const rows = await alertsOf(tx, tenant.id, user.id);
  return {
    data: {
      alerts: rows.map(({ id, sector, productType, ticketMaxCents, frequency, createdAt }) => ({
        id,
        sector,
        product_type: productType,
        ticket_max: ticketMaxCents === null ? null : moneyText(ticketMaxCents),
        frequency,
        created_at: createdAt.toISOString(),
      })),
      may_add: rows.length < ALERTS_MAX,
    },
  };
});

export const addAlertRoute = serve(addAlert, async ({ tx, tenant, user, now }, { body }) => {
  const ticketMaxCents = body.ticket_max === null ? null : centsOf(body.ticket_max);
  if (ticketMaxCents !== null && ticketMaxCents <= 0n)
    throw fieldRefusal({ ticket_max: problem('validator.form_field_invalid') });
  // Two windows never keep more than there may be.
  await lockProfile(tx, user.id);
  if ((await countAlerts(tx, tenant.id, user.id)) >= ALERTS_MAX)
    throw new Refusal(409, 'alert.too_many', { params: { most: ALERTS_MAX } });
  const id = await insertAlert(tx, {
    tenantId: tenant.id,
    userId: user.id,
    sector: body.sector,
    productType: body.product_type,
    ticketMaxCents,
    frequency: body.frequency,
    createdAt: now,
  });
  return { data: { id } };
});

export const changeAlertRoute = serve(changeAlert, async ({ tx, tenant, user }, { params, body }) => {
  if (!(await setFrequency(tx, { tenantId: tenant.id, userId: user.id, id: params.id }, body.frequency)))
    throw notFound();
  return { data: { id: params.id } };
});

export const removeAlertRoute = serve(removeAlert, async ({ tx, tenant, user }, { params }) => {
  if (!(await deleteAlert(tx, { tenantId: tenant.id, userId: user.id, id: params.id }))) throw notFound();
  return { data: { id: params.id } };
});
