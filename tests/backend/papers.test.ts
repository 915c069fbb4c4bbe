import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileKey } from '#backend/files/keep-file.ts';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { getFile } from '#contract/files.ts';
import { uploadLegalDocument } from '#contract/identity.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { pdfFile } from '#tests/support/order-steps.ts';

const HEADERS = { manager: 'X-MANAGER-USER-ACCESS-TOKEN', user: 'X-USER-ACCESS-TOKEN' } as const;
const SCRIPTED =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n%%EOF\n';

describe('a paper', () => {
  let world: InvestWorld;
  let elsewhere: InvestWorld;
  let ana: Person;

  beforeAll(async () => {
    world = await makeInvestWorld();
    elsewhere = await anotherTenant(world);
    ana = await world.addPerson({ prepared: false });
  });
  afterAll(() => world?.close());

  const hand = async (document: File) => {
    const params = { type: 'IDENTITY_PROOF' } as const;
    const answer = await world.call(uploadLegalDocument, { params, files: { document }, as: ana });
    const id = answer.status === 200 ? (answer.body.data.documents[0]?.file_id ?? '') : '';
    return { answer, id };
  };
  const ask = (id: string, query: string, as: Person, host = world.host) => {
    const header = as.kind === 'manager' ? HEADERS.manager : HEADERS.user;
    const address = `http://api.test${fullPath(fillPath(getFile.path, { id }))}${query}`;
    return Promise.resolve(
      world.backEnd.fetch(new Request(address, { headers: { 'X-TENANT-HOST': host, [header]: as.token } })),
    );
  };
  const look = (id: string, as: Person, host?: string) => ask(id, '?disposition=inline', as, host);
  const acts = async (id: string) =>
    (
      await world.db.query<{ act: string }>(
        `select action || ' ' || user_id || ' ' || subject_id || ' ' || (details->>'kind') as act from audit_log
         where details->>'file_id' = $1 and action like 'file.%' order by at, id`,
        [id],
      )
    ).map(({ act }) => act);
  const png = () =>
    sharp({ create: { width: 8, height: 5, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();

  it('is shown to its owner and to managers of its tenant, to nobody else; who looks and who downloads is written down', async () => {
    const { id } = await hand(new File([await png()], 'dni.png'));
    const shown = await look(id, world.manager);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; filename="dni.png"/);
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'self'");
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(8);

    for (const query of ['', '?disposition=attachment']) {
      const kept = await ask(id, query, world.manager);
      expect(kept.headers.get('Content-Disposition')).toMatch(/^attachment;/);
      expect(kept.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    }
    expect((await look(id, ana)).status).toBe(200);
    expect((await look(id, await world.addPerson())).status).toBe(404);
    expect((await look(id, world.issuer)).status).toBe(404);
    expect((await look(id, elsewhere.manager, elsewhere.host)).status).toBe(404);
    expect((await look(id, elsewhere.manager)).status).toBe(401);
    expect((await ask(id, '?disposition=page', world.manager)).status).toBe(400);
    const whose = `${world.manager.id} ${ana.id} identity`;
    expect(await acts(id)).toEqual([`file.seen ${whose}`, `file.read ${whose}`, `file.read ${whose}`]);
  });

  it('is one more act where a manager sits in its owner’s session', async () => {
    const { id } = await hand(pdfFile('dni.pdf'));
    const token = randomUUID();
    await world.db.query(
      `insert into access_tokens (tenant_id, user_id, token_hash, kind, impersonator_user_id, created_at, expires_at)
       values ($1, $2, $3, 'user', $4, now(), now() + interval '10 minutes')`,
      [world.tenantId, ana.id, createHash('sha256').update(token).digest('hex'), world.manager.id],
    );
    expect((await look(id, { ...ana, token })).status).toBe(200);
    const rows = await world.db.query(
      `select action, user_id, impersonator_user_id from audit_log where details->>'file_id' = $1 and action like 'file.%'`,
      [id],
    );
    expect(rows).toEqual([{ action: 'file.seen', user_id: ana.id, impersonator_user_id: world.manager.id }]);
  });

  it('a paper with active content is downloaded, never shown, and does not count as looked at', async () => {
    const { id } = await hand(new File([SCRIPTED], 'dni.pdf', { type: 'application/pdf' }));
    const refused = await look(id, world.manager);
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: 'files.not_shown' }]);
    expect(await acts(id)).toEqual([]);
    const kept = await ask(id, '', world.manager);
    expect(kept.headers.get('Content-Disposition')).toMatch(/^attachment;/);
    expect(await kept.text()).toBe(SCRIPTED);
  });

  it('is a picture or a PDF by its content, whatever it calls itself', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [svg, '<!doctype html><script>alert(1)</script>'])
      for (const name of ['dni.png', 'dni.pdf', 'dni.svg'])
        expect((await hand(new File([content], name, { type: 'image/png' }))).answer).toMatchObject({ status: 422 });
  });

  it('a paper whose bytes on the disk are not what they were taken for is not shown', async () => {
    const { id } = await hand(new File([await png()], 'dni.png'));
    const { files } = world.backEnd.deps;
    const path = await files.stagingPath();
    await writeFile(path, '<!doctype html><script>alert(1)</script>');
    await files.put(fileKey(world.tenantId, id), path);
    expect((await look(id, world.manager)).status).toBe(409);
    await world.db.query(`update files set content_type = 'text/html' where id = $1`, [id]);
    expect((await look(id, world.manager)).status).toBe(409);
    expect(await acts(id)).toEqual([]);
  });

  it('says of itself what it is, so that a page can tell pictures from PDFs', async () => {
    const document = (await world.call(getLegalInformation, { as: ana })).body.data.documents[0];
    expect(document?.name).toBe('dni.png');
  });
});
