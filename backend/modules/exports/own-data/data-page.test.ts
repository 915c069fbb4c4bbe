import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { openArchive } from './archive.ts';
import { type PageLook, pageHead, rowText } from './data-page.ts';

const look: PageLook = {
  lang: 'es',
  platform: 'Aurora',
  isExeu: false,
  timeZone: 'Europe/Madrid',
  currency: { symbol: '€', symbolPosition: 'after' },
  titles: new Map([['p1', 'Huerta <Solar>']]),
};

test('a row is told by names, with sums, moments, codes and projects as people read them, and what is empty left out', () => {
  const row = rowText(look, {
    issuance_id: 'p1',
    status: 'SIGNED',
    outcome: 'LEFT',
    amount_cents: 123450,
    created_at: '2026-07-01T23:30:15+00:00',
    certified: true,
    email: null,
    people: [{ first_name: 'Ana "A"', share: 26 }],
    path: 'files/1-a b.pdf',
  });
  expect(row).toContain('<dt>Proyecto</dt><dd>Huerta &lt;Solar&gt; (p1)</dd>');
  expect(row).toContain('<dd>Firmada</dd>');
  expect(row).toContain('<dd>Enviada</dd>');
  expect(row).toContain('1.234,50\u00a0€');
  expect(row).toContain('2 de julio de 2026, 01:30:15');
  expect(row).toContain('<dt>Certificado por usted</dt><dd>Sí</dd>');
  expect(row).toContain('Ana &quot;A&quot;');
  expect(row).toContain('<a href="files/1-a%20b.pdf">');
  expect(row).not.toContain('Correo');
});

test('an EXEU platform has its own words for who invests and for a campaign', () => {
  const row = { role: 'USER', status: 'CAMPAIGN', sees_pre_campaign: true };
  const own = rowText({ ...look, isExeu: true }, row);
  expect(own).toContain('<dd>Partícipe</dd>');
  expect(own).toContain('<dd>En admisión a negociación</dd>');
  expect(own).toContain('<dt>Ve proyectos antes de su admisión a negociación</dt>');
  expect(rowText(look, row)).toContain('<dd>Inversor</dd>');
  const head = pageHead({ ...look, lang: 'en', isExeu: true }, new Date('2026-11-23T12:00:00Z'), {});
  expect(head).toContain('experienced member status');
  expect(head).not.toMatch(/investor|campaign/i);
});

test('the page begins with its contents, and names the parts in which there is nothing', () => {
  const head = pageHead(look, new Date('2026-11-23T12:00:00Z'), { orders: 3 });
  expect(head).toContain('<a href="#orders">Órdenes y declaraciones de interés</a> (3)');
  expect(head).toContain('Contratos');
  expect(head).not.toContain('href="#contracts"');
});

test('an archive gives back what was put in, large and small, squeezed or not, and each entry its sum', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lonja-zip-'));
  try {
    const file = path.join(folder, 'a.zip');
    const archive = openArchive(file, new Date('2026-11-23T12:00:00Z'));
    const large = 'línea con ñ\n'.repeat(200_000);
    const text = archive.entry('datos.json');
    await text.write(large.slice(0, 1_000_000));
    await text.write(large.slice(1_000_000));
    await text.close();
    const paper = archive.entry('files/ñandú.pdf', false);
    await paper.write(new Uint8Array([1, 2, 3]));
    await paper.close();
    await archive.close();
    const zip = await JSZip.loadAsync(await readFile(file), { checkCRC32: true });
    expect(Object.keys(zip.files)).toEqual(['datos.json', 'files/ñandú.pdf']);
    expect((await zip.file('datos.json')?.async('string')) === large).toBe(true);
    expect([...((await zip.file('files/ñandú.pdf')?.async('uint8array')) ?? [])]).toEqual([1, 2, 3]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
