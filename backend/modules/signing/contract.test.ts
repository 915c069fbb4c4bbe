import { describe, expect, it } from 'vitest';
import { priceOf } from '#domain/money/price.ts';
import type { ContractFacts } from './contract-facts.ts';
import { contractPdf } from './contract-pdf.ts';
import { fill, unknownPlaceholders } from './contract-template.ts';
import { contractText, paragraphsOf, textHash } from './contract-text.ts';
import { DEFAULT_TEMPLATE } from './default-template.ts';
import { type Evidence, evidencePage } from './evidence.ts';
import { maskEmail } from './mask-email.ts';
import { isSameName } from './signer-name.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const facts: ContractFacts = {
  reference: 'ORD-4CDE-7K',
  orderedAt: AT,
  investor: {
    name: 'Zoë Łukasiewicz',
    document: { type: null, number: '12345678Z', country: null },
    address: { line: 'Calle Mayor 1, 28013 Madrid', country: 'ES' },
    company: null,
  },
  issuer: { name: 'Huerta Solar SL', city: 'Toledo' },
  issuance: {
    title: { es: 'Huerta {issuer} Solar', en: 'Solar Orchard' },
    tokenName: 'Huerta',
    tokenSymbol: 'HSOL',
    productType: 'DEBT',
    mintingStrategy: 'AT_CAMPAIGN_END',
  },
  tokens: 1200,
  price: priceOf('71.980001'),
  amountCents: 8_637_600n,
  feeCents: 250n,
  balanceUsedCents: 100_000n,
  method: 'BANK_TRANSFER',
  reflectionEndsAt: new Date('2026-11-25T22:59:59Z'),
  platform: {
    name: 'Aurora Capital PSFP SL',
    taxNumber: 'B88011374',
    address: 'Madrid',
    authorisation: 'Inscrita en la CNMV.',
  },
  currency: { symbol: '€', symbolPosition: 'after' },
  timeZone: 'Europe/Madrid',
  exeu: false,
};
const evidence: Evidence = {
  reference: facts.reference,
  investmentId: '0199-1',
  signerName: facts.investor.name,
  document: facts.investor.document,
  typedName: 'zoe lukasiewicz',
  email: 'zoe.luka@example.com',
  codeSentAt: AT,
  signedAt: AT,
  ip: '203.0.113.9',
  userAgent: 'Firefox',
  textSha256: 'ab'.repeat(32),
  timeZone: 'Europe/Madrid',
};

describe('the document of whoever signs', () => {
  it.each([
    [null, 'con documento de identidad C01X00T47', 'with identity document C01X00T47', 'C01X00T47'],
    [
      'PASSPORT',
      'con pasaporte C01X00T47 (Alemania)',
      'with passport C01X00T47 (Germany)',
      'pasaporte C01X00T47 (Alemania)',
    ],
    ['NIE', 'con NIE C01X00T47 y', 'with NIE C01X00T47,', 'NIE C01X00T47'],
  ] as const)(
    'an identity document of the type %s is named in the contract and in its evidence',
    (type, es, en, evident) => {
      const document = { type, number: 'C01X00T47', country: type && 'DE' };
      const signed = { ...facts, investor: { ...facts.investor, document } };
      expect(paragraphsOf(contractText(DEFAULT_TEMPLATE, signed, 'es')).join('\n')).toContain(es);
      expect(paragraphsOf(contractText(DEFAULT_TEMPLATE, signed, 'en')).join('\n')).toContain(en);
      expect(evidencePage({ ...evidence, document }, 'es').rows.map(({ value }) => value)).toContain(evident);
    },
  );
});

describe('the text of a contract', () => {
  it('states the facts of the order, in both languages, with no placeholder left', () => {
    for (const lang of ['es', 'en'] as const) {
      const whole = paragraphsOf(contractText(DEFAULT_TEMPLATE, facts, lang)).join('\n');
      expect(whole).toContain('Zoë Łukasiewicz');
      expect(whole).toContain('ORD-4CDE-7K');
      expect(whole).toContain(lang === 'es' ? '86.376,00\u00a0€' : '86,376.00\u00a0€');
      expect(whole).toContain(lang === 'es' ? '25 de noviembre de 2026, 23:59:59' : '25 November 2026, 23:59:59');
      expect(whole.replace('Huerta {issuer} Solar', '')).not.toMatch(/[{}]|undefined| {2}/);
    }
  });

  it('names the platform with its tax number, and without one where it has none', () => {
    const told = (taxNumber: string, lang: 'es' | 'en') =>
      paragraphsOf(
        contractText(DEFAULT_TEMPLATE, { ...facts, platform: { ...facts.platform, taxNumber } }, lang),
      ).join();
    expect(told('B88011374', 'es')).toContain('Aurora Capital PSFP SL, con NIF B88011374, Madrid');
    expect(told('B88011374', 'en')).toContain('Aurora Capital PSFP SL, tax number B88011374, Madrid');
    expect(told('', 'es')).toContain('Aurora Capital PSFP SL, Madrid');
  });

  it('never reads braces inside a value as a placeholder', () => {
    expect(paragraphsOf(contractText(DEFAULT_TEMPLATE, facts, 'es')).join()).toContain('«Huerta {issuer} Solar»');
  });

  it('says how it was paid, and that sophisticated investors have no reflection period', () => {
    const whole = (change: Partial<ContractFacts>) =>
      paragraphsOf(contractText(DEFAULT_TEMPLATE, { ...facts, ...change }, 'en')).join();
    expect(whole({})).toContain('1,000.00\u00a0€ were paid with the available balance');
    expect(whole({ balanceUsedCents: 0n })).toContain('It was paid by bank transfer.');
    expect(whole({ balanceUsedCents: 8_637_850n, method: 'BALANCE' })).toContain(
      'paid in full with the available balance',
    );
    expect(whole({ reflectionEndsAt: null })).toContain('has no reflection period');
    expect(whole({ exeu: true })).toContain('(the Member)');
    expect(whole({ exeu: true })).toContain('the admission to trading does not reach its minimum target');
    expect(whole({ exeu: true })).not.toMatch(/campaign|\{/);
  });

  it('names the country of who signs in the language of the contract, never by its code', () => {
    const parties = (lang: 'es' | 'en') => contractText(DEFAULT_TEMPLATE, facts, lang).preamble.join();
    expect(parties('es')).toContain('28013 Madrid, España (');
    expect(parties('en')).toContain('28013 Madrid, Spain (');
  });

  it('speaks of one token in the singular', () => {
    const object = (lang: 'es' | 'en') =>
      contractText(DEFAULT_TEMPLATE, { ...facts, tokens: 1 }, lang).clauses[0]?.text;
    expect(object('es')).toContain('suscribe 1 token Huerta (HSOL)');
    expect(object('en')).toContain('subscribes 1 Huerta token (HSOL)');
  });

  it('names the company that a representative signs for', () => {
    const company = { name: 'Olmo SL', taxNumber: 'B12345678', address: { line: 'Lugo', country: null } };
    const text = contractText(DEFAULT_TEMPLATE, { ...facts, investor: { ...facts.investor, company } }, 'es');
    expect(text.preamble.join()).toContain('Olmo SL, con NIF B12345678 y domicilio en Lugo, representada por Zoë');
  });

  it('has a hash that any change alters, and refuses a template that names the unknown', () => {
    const hash = textHash(contractText(DEFAULT_TEMPLATE, facts, 'es'));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(textHash(contractText(DEFAULT_TEMPLATE, facts, 'es'))).toBe(hash);
    expect(textHash(contractText(DEFAULT_TEMPLATE, { ...facts, tokens: 1201 }, 'es'))).not.toBe(hash);
    expect(unknownPlaceholders(DEFAULT_TEMPLATE)).toEqual([]);
    const bad = { ...DEFAULT_TEMPLATE, en: { title: '{tittle}', preamble: [], clauses: [] } };
    expect(unknownPlaceholders(bad)).toEqual(['tittle']);
    expect(() => contractText(bad, facts, 'en')).toThrow(RangeError);
    expect(() => fill('{constructor}', {} as never)).toThrow(RangeError);
  });
});

describe('the PDF of a contract', () => {
  it('is tagged, titled, in its language, and the same bytes for the same contract', async () => {
    const draw = () =>
      contractPdf({
        text: contractText(DEFAULT_TEMPLATE, facts, 'es'),
        look: { tenantName: 'Aurora Capital', accent: '#0b6b4f' },
        reference: facts.reference,
        at: AT,
        evidence,
      });
    const pdf = await draw();
    const raw = pdf.toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('/Lang (es-ES)');
    expect(raw).toContain('/Marked true');
    expect((await draw()).equals(pdf)).toBe(true);
  });

  it('has an evidence page that tells who, when, from where and which text, with the address masked', () => {
    const rows = evidencePage(evidence, 'en')
      .rows.map(({ value }) => value)
      .join('\n');
    for (const told of [
      'Zoë Łukasiewicz',
      '203.0.113.9',
      'ab'.repeat(32),
      '2026-11-21T10:00:00.000Z',
      'z•••a@example.com',
    ]) {
      expect(rows).toContain(told);
    }
    expect(rows).not.toContain('zoe.luka');
  });
});

describe('a signer', () => {
  it('is recognised whatever the accents, case and hyphens, not by another name', () => {
    expect(isSameName(' maría-josé  GARCÍA ', 'María José García')).toBe(true);
    expect(isSameName('María García', 'María José García')).toBe(false);
    expect(isSameName('', '')).toBe(false);
    expect(isSameName('...', '---')).toBe(false);
    expect(maskEmail('a@b.es')).toBe('a•••@b.es');
  });
});
