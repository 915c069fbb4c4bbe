import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { attemptByReference, noteOnAttempt } from '#backend/modules/payment-records/attempts.repository.ts';
import { advanceAttempt } from '#backend/modules/payments/advance-attempt.ts';
import { applyNotice } from '#backend/modules/payments/apply-notice.ts';
import { applyDisputeMove, applyRefundMove } from '#backend/modules/payments/provider-moves.ts';
import type { Work } from '#backend/work.ts';
import { auditCard } from './card-audit.ts';
import { type CardEvent, cardEventIn } from './card-event.ts';
import { cardConnectionOf } from './card-settings.ts';
import { keepCards } from './keep-cards.ts';
import type { PrintedCard } from './printed-card.ts';
import { readRefunds } from './read-refunds.ts';
import { deleteSavedCard } from './saved-cards.repository.ts';
import { signedEvent } from './signed-event.ts';

/** Far above what the provider sends. */
const MAX_BYTES = 256 * 1024;

type Verdict = CardEvent | 'untrusted' | 'malformed';

/**
 * Where the card provider tells what became of payments. Nothing is kept of what no secret of ours signed; events that we have no use for
 * are answered 200 like the rest, or they would be sent for days.
 */
export function cardWebhook(deps: Deps): Hono {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ error: 'request.too_large' }, 413) });
  routes.post('/webhooks/card/:tenantId', limit, async (c) => {
    const tenantId = c.req.param('tenantId');
    const body = await c.req.text();
    const verdict = await receive(deps, tenantId, body, c.req.header('Stripe-Signature') ?? '');
    if (typeof verdict === 'string') {
      deps.log.warn({ tenantId, verdict }, 'card notice refused');
      return c.json({ status: verdict }, verdict === 'untrusted' ? 403 : 400);
    }
    // Where the provider cannot be asked now, it tells the event again: what was booked stays booked once.
    if (!(await lookAfter(deps, tenantId, verdict))) return c.json({ status: 'again' }, 503);
    return c.json({ status: 'accepted' }, 200);
  });
  return routes;
}

async function receive(deps: Deps, tenantId: string, body: string, signature: string): Promise<Verdict> {
  const known = (await deps.tenants.list()).find(({ id }) => id === tenantId);
  if (!known) return 'untrusted';
  return tenantWork(
    deps,
    tenantId,
    async (work): Promise<Verdict> => {
      const connection = cardConnectionOf(work.tenant, deps.config);
      const signed = connection && signedEvent(signature, connection.webhookSecrets, body, work.now);
      if (!signed) return 'untrusted';
      const told = cardEventIn(signed);
      if (!told) return 'malformed';
      await act(work, told);
      return told;
    },
    known.host,
  );
}

/** What an event makes us ask of the provider, with no transaction open; false where it could not be asked. */
async function lookAfter(deps: Deps, tenantId: string, told: CardEvent): Promise<boolean> {
  const customer = 'customer' in told ? told.customer : null;
  try {
    if (customer) await keepCards(deps, tenantId, customer);
    if (told.kind === 'look') await readRefunds(deps, tenantId, told.payment);
    return true;
  } catch {
    return false;
  }
}

async function act(work: Work, told: CardEvent): Promise<void> {
  if (told.kind === 'notice') await applyNotice(work, told.notice);
  if (told.kind === 'progress') await advanceAttempt(work, { provider: 'card', ...told });
  if (told.kind === 'refund') await applyRefundMove(work, told.move);
  if (told.kind === 'dispute') for (const move of told.moves) await applyDisputeMove(work, move);
  if (told.kind === 'charged') await noteCard(work, told.reference, told.card);
  if (told.kind === 'forgotten') {
    const gone = await deleteSavedCard(work.tx, { providerCard: told.card });
    if (gone) await auditCard(work, 'card.forgotten', gone);
  }
}

/** Notes beside its attempt which card paid, whether the money was booked before or comes after. */
async function noteCard({ tx, now }: Work, reference: string, card: PrintedCard): Promise<void> {
  const attempt = await attemptByReference(tx, 'card', reference);
  if (attempt) await noteOnAttempt(tx, attempt.id, { card }, now);
}
