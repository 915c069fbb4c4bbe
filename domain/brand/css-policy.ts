/**
 * What a tenant's own css may say. Whatever may stand around a risk warning is dressed and never hidden, moved, shrunk or covered, by any means
 * (experience.md, principle 8; safety.md): so what may be said is listed, and everything else is left out.
 */

/** Why a part of a tenant's css is left out. */
export type CssRefusal = 'broken' | 'deep' | 'rule' | 'nested' | 'protected' | 'hides' | 'address';

/** Rules that hold others or style something; each other kind (`@import`, `@scope`, `@keyframes`, `@font-face`) is left out whole. */
const RULES = ['style', 'media', 'supports', 'container', 'page'] as const;
export const isCssRule = (kind: string) => (RULES as readonly string[]).includes(kind);

/** Elements that no warning and no sentence of the law ever stands in. */
const FREE = /^(?:h[1-6]|img|picture|video|svg|path|hr|nav|header|figure|figcaption|blockquote|code|kbd)$/;
/** Elements whose ground may be painted as well. */
const PAINTED = /^(?:footer|a|button|input|select|textarea|table|caption|thead|tbody|tr|th|td)$/;
/** Parts of an element that hold no text of ours. */
const PAINTED_PARTS = /^(?:selection|marker|placeholder)$/;

/** What hides nothing, wherever it is said. */
const EVERYWHERE =
  /^(?:color|accent-color|caret-color|cursor|hyphens|quotes|gap|row-gap|column-gap|letter-spacing|font-weight|font-style|scroll-behavior|border(?:-(?:top|right|bottom|left|block|inline|block-start|block-end|inline-start|inline-end))?(?:-(?:color|style|width))?|border-radius|border-(?:top|bottom)-(?:left|right)-radius|border-collapse|border-spacing|padding(?:-(?:top|right|bottom|left|block|inline|block-start|block-end|inline-start|inline-end))?|text-(?:align|transform|wrap|decoration(?:-(?:color|line|style|thickness))?|underline-offset)|list-style(?:-(?:type|position|image))?)$/;
const GROUND = /^background(?:-(?:color|image|size|position|repeat|clip|origin|attachment))?$/;
/** What may be said of free elements alone. */
const OF_FREE =
  /^(?:display|opacity|visibility|content|fill|stroke|stroke-width|white-space|text-overflow|overflow|overflow-x|overflow-y|object-fit|object-position|aspect-ratio|line-height|word-spacing|font|font-size|font-family|font-stretch|margin(?:-(?:top|right|bottom|left|block|inline|block-start|block-end|inline-start|inline-end))?|(?:min-|max-)?(?:width|height|inline-size|block-size))$/;

/** Tokens of the look that warnings and statuses are drawn with stay the product's; a tenant's own properties are theirs. */
const OWN_TOKEN =
  /^--(?!lj-)|^--lj-(?:accent|line|header|on-header|on-accent|chart|radius|heading|figure|font-heading|font-figure|pad$|section$|shadow$|pictures$)/;

/** What a selector styles: the element's name and the part of it, null where any element may be meant. */
export interface CssSubject {
  tag: string | null;
  part: string | null;
}

/** Whether a declaration may be said of a subject. @param property lower case, without a vendor's prefix */
export function maySay(subject: CssSubject, property: string): boolean {
  if (property.startsWith('--')) return OWN_TOKEN.test(property);
  if (EVERYWHERE.test(property)) return true;
  const tag = subject.tag ?? '';
  if (FREE.test(tag)) return GROUND.test(property) || OF_FREE.test(property);
  const isPainted = PAINTED.test(tag) || (subject.tag === null && PAINTED_PARTS.test(subject.part ?? ''));
  return isPainted && GROUND.test(property);
}
