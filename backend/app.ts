import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import { documentRoutes } from './http/document-routes.ts';
import { errorAnswer } from './http/error-answer.ts';
import { mount, type NodeBindings } from './http/mount.ts';
import { testRoutes } from './http/test-routes.ts';
import { healthOf } from './jobs/health.ts';
import { localBatch } from './local/ether/local-batch.ts';
import { localNode } from './local/ether/local-node.ts';
import { localWallet } from './local/ether/local-wallet.ts';
import { localGoogle } from './local/google/local-google.ts';
import { mailboxRoutes } from './local/mailbox/mailbox-page.ts';
import { localPortal } from './local/portal/local-portal.ts';
import { localTerminal } from './local/redsys/local-terminal.ts';
import { localCheckout } from './local/stripe/local-checkout.ts';
import { localIdentity } from './local/sumsub/local-identity.ts';
import { reportIntake } from './mail/report-intake.ts';
import { redsysWebhook } from './providers/redsys/redsys-webhook.ts';
import { cardWebhook } from './providers/stripe/card-webhook.ts';
import { identityWebhook } from './providers/sumsub/identity-webhook.ts';
import { SERVED } from './served.ts';

/** The API: every served endpoint, its document, health, provider webhooks and, locally, the simulators (mailbox, card terminal, identity desk, portal, Google, chain, wallet). */
export function createApp(deps: Deps): Hono<{ Bindings: NodeBindings }> {
  const app = new Hono<{ Bindings: NodeBindings }>();
  const started = performance.now();
  const health = healthOf(deps.sidePool, () => (performance.now() - started) / 1000);
  app.get('/healthz', async (c) => {
    const found = await health();
    return c.json(found, found.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.route('/', documentRoutes(SERVED));
  app.route('/', redsysWebhook(deps)).route('/', cardWebhook(deps)).route('/', identityWebhook(deps));
  app.route('/', reportIntake(deps));
  if (deps.config.isOwnMachine) {
    app.route('/', mailboxRoutes(deps)).route('/', localTerminal(deps)).route('/', localCheckout(deps));
    app.route('/', localNode(deps)).route('/', localWallet(deps)).route('/', localBatch(deps));
    app.route('/', localIdentity(deps)).route('/', localPortal(deps)).route('/', localGoogle(deps));
  }
  if (deps.config.env === 'test') app.route('/', testRoutes(deps));
  mount(app, SERVED, deps);
  app.notFound((c) => c.json({ error: 'not_found' }, 404));
  app.onError((error) => errorAnswer(error, randomUUID(), deps.log));
  return app;
}
