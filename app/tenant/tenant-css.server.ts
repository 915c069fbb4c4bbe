import { type CustomAtRules, type Declaration, type Selector, transform, type Visitor } from 'lightningcss';
import { contentHash } from '#app/config.server.ts';
import { tenantThemeCss } from '#app/ui/brand/tenant-theme.ts';
import type { Customization } from '#contract/customization.ts';
import { type CssRefusal, type CssSubject, isCssRule, maySay } from '#domain/brand/css-policy.ts';

/**
 * What belongs to the product and not to the tenant: risk warnings, focus rings, the impersonation banner, the colours of statuses and how
 * figures are set, so that one sum looks alike wherever it stands (experience.md, principle 8).
 */
const PROTECTED_SELECTOR = /risk|warning|focus|impersonat|lj-protected|data-protected|"kind":"has"/i;
const PROTECTED_PROPERTY =
  /^(outline.*|--lj-focus.*|--lj-(progress|positive|caution|negative).*|font-feature-settings|font-variant.*|behavior|-moz-binding)$/i;

/** Functions that take an address as a plain text. */
const ADDRESS_FUNCTION = /"name":"(-webkit-)?(image-set|image|src|cross-fade)"|"type":"image-set"/i;
/** A distance below zero, by which something could be drawn over what stands before it. */
const BELOW_ZERO = /"value":-|"type":"(?:calc|function|var|env)"/;
/** The parser is native and goes down one bracket at a time: thousands of them would end the whole process. */
const MAX_DEPTH = 32;

interface TenantStylesheet {
  css: string;
  /** Of the content: the address that carries it may be cached for ever. */
  hash: string;
}

/** A part of a tenant's css that is not served. */
interface LeftOut {
  /** Counted from 1. */
  line: number;
  /** The property or the kind of rule; empty for the whole. */
  name: string;
  why: CssRefusal;
}

/** The tenant's own css, cleaned: see `judgeTenantCss`. */
export const cleanTenantCss = (css: string, ownOrigins: readonly string[] = []): string =>
  judgeTenantCss(css, ownOrigins).css;

/**
 * The tenant's own css, parsed and cleaned, and what was left out of it: rules that import or reach further than a selector says, addresses of
 * other servers, what names risk warnings or focus, and whatever could hide a warning (`domain/brand/css-policy.ts`). Css that nests deeper
 * than anybody writes is left out whole. Never throws.
 */
export function judgeTenantCss(css: string, ownOrigins: readonly string[] = []): { css: string; leftOut: LeftOut[] } {
  if (css.trim() === '') return { css: '', leftOut: [] };
  if (depthOf(css) > MAX_DEPTH) return { css: '', leftOut: [{ line: 1, name: '', why: 'deep' }] };
  const leftOut: LeftOut[] = [];
  const drop = (line: number, name: string, why: CssRefusal): [] => {
    leftOut.push({ line, name, why });
    return [];
  };
  try {
    const { code, warnings } = transform({
      filename: 'tenant.css',
      code: Buffer.from(css),
      minify: true,
      errorRecovery: true,
      visitor: {
        Rule(rule) {
          const line = lineOf(rule);
          if (!isCssRule(rule.type)) return drop(line, `@${rule.type}`, 'rule');
          if (rule.type === 'style') return styleRule(rule, line, drop, ownOrigins);
        },
      },
    });
    for (const { message, loc } of warnings) leftOut.push({ line: loc.line, name: message, why: 'broken' });
    return { css: code.toString(), leftOut: leftOut.sort((one, other) => one.line - other.line) };
  } catch {
    return { css: '', leftOut: [{ line: 1, name: '', why: 'broken' }] };
  }
}

type AnyRule = Parameters<Extract<NonNullable<Visitor<CustomAtRules>['Rule']>, (rule: never) => unknown>>[0];
type StyleRule = Extract<AnyRule, { type: 'style' }>;
type Drop = (line: number, name: string, why: CssRefusal) => [];

function lineOf(rule: AnyRule): number {
  const place = 'value' in rule ? (rule.value as { loc?: { line: number } } | null) : null;
  return (place?.loc?.line ?? 0) + 1;
}

/** A rule without what it may not say; nothing where nothing is left. */
function styleRule(rule: StyleRule, line: number, drop: Drop, ownOrigins: readonly string[]) {
  const { selectors, declarations, rules = [] } = rule.value;
  if (PROTECTED_SELECTOR.test(JSON.stringify(selectors))) return drop(line, '', 'protected');
  if (rules.length > 0) drop(line, '', 'nested');
  const subjects = selectors.map(subjectOf);
  const allowed = (declaration: Declaration): boolean => {
    const why = refusalOf(declaration, subjects, ownOrigins);
    if (why) drop(line, nameOf(declaration), why);
    return why === null;
  };
  const kept = {
    declarations: declarations?.declarations?.filter(allowed) ?? [],
    importantDeclarations: declarations?.importantDeclarations?.filter(allowed) ?? [],
  };
  if (kept.declarations.length + kept.importantDeclarations.length === 0) return [];
  return { type: 'style' as const, value: { ...rule.value, declarations: kept, rules: [] } };
}

/** Why a declaration is left out; null where it stays. */
function refusalOf(
  declaration: Declaration,
  subjects: readonly CssSubject[],
  ownOrigins: readonly string[],
): CssRefusal | null {
  const name = nameOf(declaration);
  const text = JSON.stringify(declaration);
  if (PROTECTED_PROPERTY.test(name)) return 'protected';
  if (!subjects.every((subject) => maySay(subject, name))) return 'hides';
  if (name.startsWith('margin') && BELOW_ZERO.test(text)) return 'hides';
  const isForeign = ADDRESS_FUNCTION.test(text) || !addressesOf(text).every((url) => isOwn(url, ownOrigins));
  return isForeign ? 'address' : null;
}

/** What a selector styles: what stands behind its last combinator. */
function subjectOf(selector: Selector): CssSubject {
  const at = selector.findLastIndex(({ type }) => type === 'combinator');
  const last = selector.slice(at + 1);
  const tag = last.find((one) => one.type === 'type');
  const part = last.find((one) => one.type === 'pseudo-element');
  return { tag: tag?.name.toLowerCase() ?? null, part: part?.kind ?? null };
}

/** A declaration's property, lower case; of one that the parser does not know as well. */
function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name.toLowerCase();
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property.toLowerCase();
  return declaration.property.toLowerCase();
}

/** Every address that a declaration names. */
const addressesOf = (text: string) =>
  [...text.matchAll(/"url":"((?:[^"\\]|\\.)*)"/g)].map(([, url = '']) => JSON.parse(`"${url}"`) as string);

/** How deep the brackets of a text go, wherever they stand. */
function depthOf(css: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of css) {
    if (sign === '{' || sign === '(' || sign === '[') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' || sign === ')' || sign === ']') depth -= 1;
  }
  return deepest;
}

function isOwn(url: string, ownOrigins: readonly string[]): boolean {
  if (/^data:(image\/(png|jpeg|webp|gif|avif)|font\/)/i.test(url)) return true;
  if (/^\/(?![/\\])/.test(url)) return true;
  return ownOrigins.some((origin) => url.startsWith(`${origin}/`));
}

const made = new WeakMap<Customization, TenantStylesheet>();

/** A tenant's stylesheet: the tokens of its look, then its own css, cleaned. Made once for each customization. */
export function tenantStylesheet(customization: Customization): TenantStylesheet {
  const known = made.get(customization);
  if (known) return known;
  const css = `${tenantThemeCss(customization.look)}\n${cleanTenantCss(customization.css)}`;
  const sheet = { css, hash: contentHash(css) };
  made.set(customization, sheet);
  return sheet;
}
