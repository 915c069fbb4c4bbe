import { Hono } from 'hono';
import { z } from 'zod';
import { inTenant } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';
import { mailHtml, newestMails } from './mailbox.repository.ts';

const SHOWN = 100;
const CONTENT_POLICY = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'" };

/** The mails of this machine, to read in a browser: only where APP_ENV is local or test. */
export function mailboxRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.get('/mailbox', async (c) => {
    const tenants = await deps.tenants.list();
    const rows = [];
    for (const { id, host } of tenants) {
      const found = await inTenant(deps.sidePool, id, (tx) => newestMails(tx, id, SHOWN));
      rows.push(...found.map((mail) => ({ ...mail, host, tenantId: id })));
    }
    rows.sort((a, b) => b.at.getTime() - a.at.getTime());
    const lines = rows
      .slice(0, SHOWN)
      .map(
        (mail) =>
          `<tr><td>${mail.at.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${escapeHtml(mail.host)}</td><td>${escapeHtml(mail.to)}</td><td><a href="/mailbox/${mail.tenantId}/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
      )
      .join('');
    const body = lines
      ? `<table><thead><tr><th>When (UTC)</th><th>Tenant</th><th>To</th><th>Subject</th></tr></thead><tbody>${lines}</tbody></table>`
      : '<p>No mail yet.</p>';
    return c.html(
      htmlPage(
        'Mailbox',
        `<h1>Mailbox</h1><p>Mails that this machine kept instead of sending. Newest first.</p>${body}`,
      ),
      200,
      CONTENT_POLICY,
    );
  });
  routes.get('/mailbox/:tenant/:id', async (c) => {
    const ids = z.object({ tenant: z.uuid(), id: z.uuid() }).safeParse(c.req.param());
    if (!ids.success) return c.notFound();
    const { tenant, id } = ids.data;
    const html = await inTenant(deps.sidePool, tenant, (tx) => mailHtml(tx, tenant, id));
    return html !== null ? c.html(html, 200, CONTENT_POLICY) : c.notFound();
  });
  return routes;
}
