import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#backend/deps.ts';
import { readReport } from './read-report.ts';
import { mailOfReturn } from './return-address.ts';
import { takeReport } from './take-report.ts';

/** A report has the mail that came back in it: the largest that we send, and room. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Where the operator's mail service hands over what comes to the mailbox of returned mails: the raw message as the body, with the key in `Authorization: Bearer`, and the
 * address that it came to in `X-Envelope-To` where the service tells it. What says nothing of a mail of ours is answered like the rest, or it would be handed over for days.
 */
export function reportIntake(deps: Deps): Hono {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ error: 'request.too_large' }, 413) });
  routes.post('/webhooks/returned-mails', limit, async (c) => {
    const mailbox = deps.config.returns;
    if (!mailbox || !isKey(c.req.header('Authorization') ?? '', mailbox.secret)) {
      deps.log.warn('a returned mail was refused: the key is not ours');
      return c.json({ status: 'untrusted' }, 403);
    }
    const raw = Buffer.from(await c.req.arrayBuffer());
    const report = await readReport(raw).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a returned mail could not be read');
      return null;
    });
    const known = [c.req.header('X-Envelope-To') ?? '', ...(report?.to ?? [])];
    const mailId = known.map((text) => mailOfReturn(mailbox, text)).find((found) => found !== null) ?? null;
    const isNoted = mailId !== null && report !== null && (await takeReport(deps, mailId, report.recipients));
    return c.json({ status: isNoted ? 'noted' : 'nothing' }, 200);
  });
  return routes;
}

function isKey(header: string, secret: string): boolean {
  const given = Buffer.from(header.replace(/^Bearer /i, ''));
  const right = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right);
}
