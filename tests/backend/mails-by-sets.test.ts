import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

/** What a list of texts could be broken by. */
const AWKWARD = ['NULL', '', '{a,b}', 'C:\\obra\\"final"', 'línea\n\nlínea', "l'à, «ñ»", '\\', '"', '<b>&'];

test('mails that are written together each say their own words to their own reader, with their own papers and way out, and each has its job', async () => {
  const { deps } = world.backEnd;
  const withServer = { ...deps, config: { ...deps.config, smtpUrl: 'smtp://mail.test' } };
  const file = randomUUID();
  const run = randomUUID().slice(0, 8);
  const to = (n: number, lang: 'es' | 'en' = 'es') => ({ email: `set${n}-${run}@persona.test`, lang });
  const orders: MailOrder[] = [
    ...AWKWARD.map((text, n) => ({
      kind: 'message.sent',
      to: to(n, n % 2 ? 'en' : 'es'),
      words: { subject: `Asunto ${n}`, paragraphs: [text], action: null, note: text || undefined },
      ...(n === 1 ? { attachFileIds: [file] } : {}),
      ...(n === 2 ? { leave: { label: 'Salir', path: '/unsubscribe?a', oneClick: '/unsubscribe?b' } } : {}),
    })),
    // More than one statement takes, all of them to the letter the same.
    ...Array.from({ length: 600 }, (_, n) => ({
      kind: 'message.sent',
      to: to(100 + n),
      words: { subject: 'Aviso', paragraphs: ['A todos.'], action: null },
      bulk: true,
    })),
  ];
  await tenantWork(withServer, world.tenantId, async (work) => {
    await work.mails(orders);
    await work.mails([]);
  });
  const rows = await world.db.query<{
    id: string;
    to: string;
    lang: string;
    subject: string;
    plain: string;
    shown: { paragraphs: string[] };
    files: string[];
    unsubscribe: string | null;
    state: string;
    priority: number;
  }>(
    `select m.id, m.to_address as to, m.lang, m.subject, m.plain, m.shown, m.attachment_file_ids::text[] as files, m.unsubscribe, m.state, j.priority
     from mails m join pgboss.job j on j.name = 'mail.deliver' and j.data->>'mailId' = m.id::text and j.data->>'tenantId' = m.tenant_id::text
     where m.to_address like '%' || $1 || '@persona.test'`,
    [run],
  );
  expect(rows.length).toBe(orders.length);
  const mailTo = (n: number) => rows.find((row) => row.to === to(n).email);
  for (const [n, text] of AWKWARD.entries()) {
    const row = mailTo(n);
    expect(row).toMatchObject({ subject: `Asunto ${n}`, lang: n % 2 ? 'en' : 'es', state: 'QUEUED', priority: 0 });
    expect(row?.shown.paragraphs).toEqual([text]);
    expect(row?.plain).toContain(text);
    expect(row?.files).toEqual(n === 1 ? [file] : []);
    expect(row?.unsubscribe?.endsWith('/unsubscribe?b') ?? false).toBe(n === 2);
  }
  const alike = rows.filter(({ subject }) => subject === 'Aviso');
  expect(new Set(alike.map((row) => row.to)).size).toBe(600);
  expect(new Set(alike.map((row) => row.plain)).size).toBe(1);
  expect(alike.every(({ priority }) => priority === -1)).toBe(true);
});
