import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { getFile } from '#contract/files.ts';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import { prepareContract, sendSignatureCode, signContract } from '#contract/signing.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import {
  anotherTenant,
  checkedAnew,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { compact, readPdf } from '#tests/support/pdf-reader.ts';

const LOOK = {
  title: 'Prueba',
  look: { accent: '#0b6b4f' },
  image: { logo: '/tenants/aurora/logo.svg' },
  tenant: { name: 'Casa Ñandú', legal_name: 'Casa Ñandú PSFP SL', legal_address: 'Calle del Olmo 3, 28012 Madrid' },
};
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let world: InvestWorld;
let offer: Offer;

beforeAll(async () => {
  world = await makeInvestWorld(LOOK);
  offer = await world.addOffer({ tokens: 1000, price: '71.980001' });
});
afterAll(() => world.close());

async function bytesOf(fileId: string, as: Person, host = world.host): Promise<{ status: number; bytes: Uint8Array }> {
  const answer = await world.backEnd.fetch(
    new Request(`http://api.test${fullPath(fillPath(getFile.path, { id: fileId }))}`, {
      headers: {
        'X-TENANT-HOST': host,
        [as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN']: as.token,
      },
    }),
  );
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** A paid order whose contract is drawn in a language; its person's name is given. */
async function prepared(lang: Language, names: [string, string], tokens = 12, at = offer) {
  const person = await world.addPerson();
  await world.db.query('update user_profiles set first_name = $2, last_name = $3 where user_id = $1', [
    person.id,
    ...names,
  ]);
  await checkedAnew(world, person);
  const id = await orderAt(orderSteps(world), person, at, tokens, 'CHARGED');
  const { data } = good(await world.call(prepareContract, { params: { id }, body: {}, as: person, lang }));
  return { person, id, name: names.join(' '), ...data };
}

async function signed(lang: Language, names: [string, string]) {
  const order = await prepared(lang, names);
  const { id, person, name, sha256 } = order;
  good(await world.call(sendSignatureCode, { params: { id }, body: {}, as: person, lang }));
  const code = /\b\d{5}\b/.exec((await world.mailsTo(person)).at(-1)?.plain ?? '')?.[0] ?? '';
  const body = { typed_name: name, code, sha256, agree: true as const };
  const headers = { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': AGENT };
  const { data } = good(await world.call(signContract, { params: { id }, body, as: person, lang, headers }));
  return { ...order, fileId: data.contract?.file_id ?? '', signedAt: data.contract?.signed_at ?? '' };
}

describe('the signed contract', () => {
  test.each(LANGUAGES)('says in %s who, what, for how much and until when, as a tagged document', async (lang) => {
    const order = await signed(lang, ['Zoë Íñigo', 'Łukasiewicz-Etxeberria y Fernández de Córdoba del Álamo']);
    const { data } = good(await world.call(getInvestment, { params: { id: order.id }, as: order.person }));
    const pdf = readPdf((await bytesOf(order.fileId, order.person)).bytes);
    const whole = pdf.pages.join('');
    for (const words of [order.title, ...order.paragraphs]) expect(whole).toContain(compact(words));
    expect(whole).not.toContain('\ufffd');
    const es = lang === 'es';
    for (const fact of [
      order.name,
      '12345678Z',
      `Calle Mayor 1, 28013 Madrid, ${es ? 'España' : 'Spain'}`,
      es ? 'Emisora SL, de Toledo' : 'Emisora SL, of Toledo',
      'Casa Ñandú PSFP SL, Calle del Olmo 3, 28012 Madrid',
      es ? 'suscribe 12 tokens Huerta (HSOL)' : 'subscribes 12 Huerta tokens (HSOL)',
      es ? '71,980001 € por token' : '71.980001 € per token',
      es ? '863,76 €' : '863.76 €',
      es ? 'La comisión es de 2,50 € y el total, de 866,26 €' : 'The fee is 2.50 € and the total 866.26 €',
      es ? 'por transferencia bancaria' : 'by bank transfer',
      es ? '23:59:59 (hora de Madrid)' : '23:59:59 (Madrid time)',
      dayOf(data.reflection_ends_at ?? '', lang),
      data.reference,
    ]) {
      expect(whole, fact).toContain(compact(fact));
    }
    const count = pdf.pages.length;
    pdf.pages.forEach((page, index) => {
      expect(page).toContain(compact('Casa Ñandú'));
      expect(page).toContain(compact(es ? `Página ${index + 1} de ${count}` : `Page ${index + 1} of ${count}`));
    });
    expect(pdf.raw).toContain(`/Lang (${es ? 'es-ES' : 'en-GB'})`);
    expect(pdf.raw).toMatch(/\/MarkInfo \d+ 0 R\n\/StructTreeRoot \d+ 0 R/);
    expect(pdf.raw).toContain('/Marked true');
    expect(pdf.raw).toContain('/DisplayDocTitle true');
    expect(Buffer.from(pdf.raw, 'latin1').toString()).toContain(`<rdf:li xml:lang="x-default">${order.title}</rdf:li>`);
    expect(pdf.structure).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P']));
    expect(pdf.structure.filter((kind) => kind === 'P').length).toBeGreaterThan(order.paragraphs.length);
    expect(pdf.fonts).toHaveLength(2);
    for (const { name, isEmbedded } of pdf.fonts) expect([name, isEmbedded]).toEqual([expect.any(String), true]);
    expect(pdf.images).toBe(1);
  });

  test('ends with its evidence: who, when, from where, and the hash of the very text', async () => {
    const { fileId, person, title, paragraphs, sha256, name, signedAt } = await signed('es', ['María', 'de la Ó']);
    const evidence = readPdf((await bytesOf(fileId, person)).bytes).pages.at(-1) ?? '';
    const hash = createHash('sha256')
      .update([title, ...paragraphs].join('\n\n').normalize('NFC'))
      .digest('hex');
    expect(sha256).toBe(hash);
    for (const told of [name, '12345678Z', '203.0.113.7', AGENT, hash, new Date(signedAt).toISOString()])
      expect(evidence, told).toContain(compact(told));
    expect(evidence).not.toContain(person.email);
  });

  test('names the company and the person who signs for it', async () => {
    const person = await world.addPerson();
    await world.db.query(`update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1`, [person.id]);
    await world.db.query(
      `insert into company_profiles (tenant_id, user_id, organisation_name, tax_number, address, city, postal_code, country, updated_at)
       values ($1,$2,'Compañía Agrícola Olmo y Hermanos SL','B12345674','Rúa Nova 3','Lugo','27001','ES',now())`,
      [world.tenantId, person.id],
    );
    await checkedAnew(world, person);
    const id = await orderAt(orderSteps(world), person, offer, 3, 'CHARGED');
    const { data } = good(await world.call(prepareContract, { params: { id }, body: {}, as: person }));
    const pdf = readPdf((await bytesOf(data.file_id, person)).bytes);
    expect(pdf.pages.join('')).toContain(
      compact(
        'Compañía Agrícola Olmo y Hermanos SL, con NIF B12345674 y domicilio en Rúa Nova 3, 27001 Lugo, España, representada por María José García-Núñez',
      ),
    );
  });

  test('a contract of forty clauses breaks over pages between them, and loses none', async () => {
    const long = await world.addOffer();
    const clauses = Array.from({ length: 40 }, (_, index) => ({
      heading: `Cláusula ${index + 1}`,
      text: `Sobre {tokens} tokens de {investor}. ${'Lo que aquí se dice se entiende según la ley. '.repeat(3)}`,
    }));
    const wording = { title: 'Contrato {issuance}', preamble: [], clauses };
    await world.db.query('update issuances set contract_template = $2 where id = $1', [
      long.id,
      { es: wording, en: wording },
    ]);
    const order = await prepared('es', ['Ana', 'Gómez'], 2, long);
    const { pages } = readPdf((await bytesOf(order.file_id, order.person)).bytes);
    expect(pages.length).toBeGreaterThan(3);
    // Each paragraph stands whole on one page.
    for (const paragraph of order.paragraphs)
      expect(pages.filter((page) => page.includes(compact(paragraph)))).toHaveLength(1);
  });
});

describe('the signed copy', () => {
  test('goes by mail, stands in the account and on the manager’s sheet, and is nobody else’s', async () => {
    const { id, person, fileId } = await signed('es', ['Eva', 'Ruiz']);
    const [mail] = await world.db.query<{ kind: string; attachment_file_ids: string[] }>(
      `select kind, attachment_file_ids from mails where to_address = $1 and kind = 'investment.contract_signed'`,
      [person.email],
    );
    expect(mail?.attachment_file_ids).toEqual([fileId]);
    const own = good(await world.call(getInvestment, { params: { id }, as: person })).data.contract;
    expect(own).toMatchObject({ status: 'SIGNED', file_id: fileId });
    const sheet = await world.call(getManagedInvestment, { params: { id }, as: world.manager });
    expect(good(sheet).data.contract).toEqual(own);

    expect((await bytesOf(fileId, person)).status).toBe(200);
    expect((await bytesOf(fileId, world.manager)).status).toBe(200);
    const elsewhere = await anotherTenant(world, LOOK);
    const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
    for (const other of [await world.addPerson(), world.issuer, stranger])
      expect((await bytesOf(fileId, other)).status).toBe(404);
    expect((await bytesOf(fileId, elsewhere.manager, elsewhere.host)).status).toBe(404);
    expect((await bytesOf(fileId, elsewhere.manager)).status).toBe(401);
    expect((await bytesOf(fileId, person, elsewhere.host)).status).toBe(401);
    expect(outcome(await world.call(getManagedInvestment, { params: { id }, as: stranger }))).toBe('404 not_found');
  });

  test.each([
    ['the module off', { modules: { signature: false } }],
    ['signing hidden', { hide: { signInvestment: true } }],
  ])('is not made, asked for or spoken of with %s', async (_, off) => {
    const quiet = await anotherTenant(world, { ...LOOK, ...off });
    const steps = orderSteps(quiet);
    const person = await quiet.addPerson();
    const id = await orderAt(steps, person, await quiet.addOffer(), 2, 'CHARGED');
    expect(outcome(await steps.prepare(person, id))).toBe('409 investment.illegal_move');
    expect(outcome(await steps.sendCode(person, id))).toBe('409 investment.illegal_move');
    quiet.moveDays(6);
    expect(good(await steps.mint(id)).data).toMatchObject({ minted: true });
    quiet.moveDays(null);
    expect(good(await quiet.call(getInvestment, { params: { id }, as: person })).data.contract).toBeNull();
    const mails = await quiet.mailsTo(person);
    expect(mails.map(({ kind }) => kind)).toContain('investment.minted');
    for (const { kind, plain } of mails) expect(plain, kind).not.toMatch(/firm(?:a|ar|e)\b|contrato/i);
  });
});

function dayOf(moment: string, lang: Language): string {
  const locale = lang === 'es' ? 'es-ES' : 'en-GB';
  return new Date(moment).toLocaleDateString(locale, { timeZone: 'Europe/Madrid', dateStyle: 'long' });
}
