import type { SignedInVisit } from '#app/session/visit.ts';
import { judgeTenantCss } from '#app/tenant/tenant-css.server.ts';

/** So many are told; whoever has more mends these first. */
const TOLD_MAX = 50;

/** What of a draft's css nobody will ever see, and why, by its lines. */
export function leftOutLines({ t }: SignedInVisit, css: string) {
  return judgeTenantCss(css)
    .leftOut.slice(0, TOLD_MAX)
    .map(({ line, name, why }, at) => ({
      id: `${at}`,
      line: t('look:leftOut.line', { line }),
      name: why === 'broken' ? '' : name,
      why: t(`look:leftOut.why.${why}`),
    }));
}
