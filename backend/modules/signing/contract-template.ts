import { z } from 'zod';
import type { Language } from '#domain/tenant/language.ts';

/** One numbered clause: a short heading and its text, both with placeholders. */
export interface Clause {
  heading: string;
  text: string;
}

/** A contract's wording in one language; `{name}` stands for a fact of the order (`PLACEHOLDERS`). */
interface ContractWording {
  title: string;
  preamble: readonly string[];
  clauses: readonly Clause[];
}

/** An issuance's contract in both languages: each investor signs in their own. */
export type ContractTemplate = Readonly<Record<Language, ContractWording>>;

/** What a template may name. The last four are whole sentences that depend on the order. */
const PLACEHOLDERS = [
  'reference',
  'order_date',
  'investor',
  'investor_term',
  'issuer',
  'issuer_term',
  'issuance',
  'token_name',
  'token_symbol',
  'token_noun',
  'tokens',
  'price',
  'amount',
  'fee',
  'total',
  'platform',
  'platform_authorisation',
  'campaign',
  'product_object',
  'payment',
  'reflection',
  'minting',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const clause = z.object({ heading: z.string().min(1), text: z.string().min(1) });
const wording = z.object({ title: z.string().min(1), preamble: z.array(z.string()), clauses: z.array(clause).min(1) });
/** Shape of a template as an issuance keeps it (`issuances.contract_template`). */
export const contractTemplateShape = z
  .object({ es: wording, en: wording })
  .refine((template) => unknownPlaceholders(template).length === 0, 'names what no order can fill');
/** Shape of a filled contract as it is kept (`contracts.content`). */
export const contractTextShape = wording.extend({ lang: z.enum(['es', 'en']) });

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The names in braces that no order can fill; empty for a good template. */
export function unknownPlaceholders(template: ContractTemplate): string[] {
  const texts = Object.values(template).flatMap(textsOf);
  const named = texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return [...new Set(named)].filter((name) => !isPlaceholder(name));
}

/**
 * A text with its placeholders filled. A value is put in as it is: braces inside a name or a title are never read as placeholders.
 * Throws a RangeError on an unknown placeholder, because a contract with a hole must not be signed.
 */
export function fill(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    if (!isPlaceholder(name)) throw new RangeError(`unknown placeholder in a contract: ${name}`);
    return values[name];
  });
}

function textsOf({ title, preamble, clauses }: ContractWording): string[] {
  return [title, ...preamble, ...clauses.flatMap(({ heading, text }) => [heading, text])];
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}
