import { randomUUID } from 'node:crypto';
import type { Chance } from '#tests/support/chance.ts';
import type { PageForm } from './forms-of-page.ts';
import { oddFile, wellFormed } from './odd-file.ts';
import { ODD_TEXTS } from './odd-values.ts';

/** What a form reader must not make an array, an object or a gigabyte of. */
const ODD_NAMES: readonly string[] = [
  'a[4294967294]',
  'email[50000000]',
  'intent[0]',
  '__proto__',
  '__proto__[x]',
  'constructor.prototype.x',
  '__intent__',
  '__state__',
  'form_id',
  'idempotency_key',
  `${'a.'.repeat(3_000)}b`,
  '['.repeat(5_000),
  'x'.repeat(5_000),
  '',
  ' ',
  '\u0000',
];
const INTENTS: readonly string[] = [
  'null',
  '1',
  '{}',
  '{"type":"insert","payload":{"name":"email"}}',
  '{"type":"reset"}',
];

/** The bytes of a form and the headers that go with them. */
export interface MadeForm {
  action: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A form as the page sends it, then spoilt in up to three places (in a tenth of the cases in none). */
export async function makeForm(form: PageForm, origin: string, luck: Chance): Promise<MadeForm> {
  const fields = form.fields.map(([name, value]): [string, string] => [
    name,
    name === 'idempotency_key' ? randomUUID() : value,
  ]);
  const spoils = luck.happens(0.1) ? 0 : 1 + luck.below(3);
  for (let count = 0; count < spoils; count++) spoil(fields, luck);
  const isMultipart = form.isMultipart !== luck.happens(0.08);
  const { type, bytes } = isMultipart ? await multipart(form, fields, luck) : urlencoded(fields);
  const body = luck.happens(0.06) ? bytes.subarray(0, luck.below(bytes.length + 1)) : bytes;
  return {
    action: form.action,
    headers: {
      'Content-Type': luck.happens(0.02) ? luck.oneOf(['text/plain', 'multipart/form-data', 'application/json']) : type,
      ...(luck.happens(0.98) ? { Origin: origin } : { Origin: 'https://elsewhere.example' }),
    },
    body,
  };
}

function spoil(fields: [string, string][], luck: Chance): void {
  const at = luck.below(Math.max(1, fields.length));
  const field = fields[at];
  const what = luck.below(10);
  if (field && what < 5) field[1] = luck.oneOf(ODD_TEXTS);
  else if (field && what < 6) fields.splice(at, 1);
  else if (field && what < 7) fields.push([field[0], luck.oneOf(ODD_TEXTS)]);
  else if (field && what < 8) field[0] = `${field[0]}${luck.oneOf(['[0]', '[4294967294]', '.x', '[]'])}`;
  else fields.push([luck.oneOf(ODD_NAMES), luck.oneOf([...INTENTS, ...ODD_TEXTS])]);
}

function urlencoded(fields: readonly [string, string][]) {
  const text = new URLSearchParams(fields.map(([name, value]) => [name, wellFormed(value)])).toString();
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) };
}

async function multipart({ files }: PageForm, fields: readonly [string, string][], luck: Chance) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, wellFormed(value));
  for (const name of files) if (luck.happens(0.8)) data.append(name, oddFile(luck));
  if (luck.happens(0.1)) data.append(luck.oneOf(['f', 'intent', 'form_id']), oddFile(luck));
  const coded = new Response(data);
  return { type: coded.headers.get('Content-Type') ?? '', bytes: Buffer.from(await coded.arrayBuffer()) };
}
