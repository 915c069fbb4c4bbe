/** Words that move a path from `/v2/pfp` to `/v2` (specification, section 7). */
const V2_WORDS = [
  '/auth/',
  'country',
  'user-legal-information',
  'user-legal-document',
  'suitability-test',
  'tenant-form-experienced',
  'user-form-experienced',
] as const;

/**
 * The path below the API base for a template, `{api}` left out: `/v2/ui/x` stays, `/auth/x` becomes `/v2/auth/x`,
 * `/saas/x` becomes `/v2/saas/x`, all else goes below `/v2/pfp`. Decided by the template alone, never by user text.
 */
export function fullPath(template: string): string {
  if (template.includes('/v2/')) return template;
  if (template.startsWith('/saas/') || V2_WORDS.some((word) => template.includes(word))) return `/v2${template}`;
  return `/v2/pfp${template}`;
}

/** A template with its `{name}` segments filled in, each encoded. Throws when one is missing or would change the path's shape. */
export function fillPath(template: string, params: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new Error(`path ${template} needs ${name}`);
    }
    return encodeURIComponent(String(value));
  });
}
