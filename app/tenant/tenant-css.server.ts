import { transform } from 'lightningcss';
import { contentHash } from '#app/config.server.ts';
import { tenantThemeCss } from '#app/ui/brand/tenant-theme.ts';
import type { Customization } from '#contract/customization.ts';

/**
 * What belongs to the product and not to the tenant: risk warnings, focus rings, the impersonation banner, the colours of statuses and how
 * figures are set, so that one sum looks alike wherever it stands (experience.md, principle 8).
 */
const PROTECTED_SELECTOR = /risk|warning|focus|impersonat|lj-protected|data-protected|"kind":"has"/i;
const PROTECTED_PROPERTY =
  /^(outline.*|--lj-focus.*|--lj-(progress|positive|caution|negative).*|font-feature-settings|font-variant.*|behavior|-moz-binding)$/i;

/** Functions that take an address as a plain text. */
const ADDRESS_FUNCTION = /"name":"(-webkit-)?(image-set|image|src|cross-fade)"|"type":"image-set"/i;
/** The parser is native and goes down one bracket at a time: thousands of them would end the whole process. */
const MAX_DEPTH = 32;

interface TenantStylesheet {
  css: string;
  /** Of the content: the address that carries it may be cached for ever. */
  hash: string;
}

/**
 * The tenant's own css, parsed and cleaned: no `@import`, no address of other servers, nothing that names risk warnings or
 * focus. Css that cannot be parsed, or that nests deeper than anybody writes, is left out whole. Never throws.
 */
export function cleanTenantCss(css: string, ownOrigins: readonly string[] = []): string {
  if (css.trim() === '' || depthOf(css) > MAX_DEPTH) return '';
  try {
    const { code } = transform({
      filename: 'tenant.css',
      code: Buffer.from(css),
      minify: true,
      errorRecovery: true,
      visitor: {
        Rule: {
          import: () => [],
          namespace: () => [],
          unknown: () => [],
          'layer-statement': () => [],
          'layer-block': () => [],
          style: (rule) => (JSON.stringify(rule.value.selectors).match(PROTECTED_SELECTOR) ? [] : undefined),
        },
        Declaration: (declaration) => {
          const name = declaration.property === 'custom' ? declaration.value.name : declaration.property;
          return PROTECTED_PROPERTY.test(name) || ADDRESS_FUNCTION.test(JSON.stringify(declaration)) ? [] : undefined;
        },
        Url: (url) => (isOwn(url.url, ownOrigins) ? undefined : { ...url, url: 'data:,' }),
      },
    });
    return code.toString();
  } catch {
    return '';
  }
}

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
