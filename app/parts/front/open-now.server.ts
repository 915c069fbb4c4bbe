import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { Visit } from '#app/session/visit.ts';
import { getPublicFigures, listPublicIssuances } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { platformFiguresView } from './platform-figures.server.ts';

/** So many projects stand beside a form. */
const MOST = 3;
/** Nobody who wants to sign in waits longer for what only stands beside the form. */
const PATIENCE_MS = 1_500;

/**
 * The projects that take money now, with the platform's figures, for beside the sign-in. Null where the tenant shows itself elsewhere, and where its API
 * does not say, or not soon: whoever wants to sign in is not kept from it.
 */
export async function loadOpenNow(visit: Visit) {
  if (visit.customization.hide.unAuthRoutes) return null;
  const asked = Promise.all([
    call(visit, listPublicIssuances, { query: { per_page: MOST } }),
    call(visit, getPublicFigures),
  ]).catch((failure: unknown) => {
    if (failure instanceof ApiFailure) return null;
    throw failure;
  });
  const told = await Promise.race([asked, sleep(PATIENCE_MS, null, { ref: false })]);
  if (!told) return null;
  const [projects, { data: figures }] = told;
  const { items, at } = platformFiguresView(visit, figures);
  return {
    figures: items,
    at,
    cards: projects.data
      .filter(({ status }) => status === 'CAMPAIGN')
      .map((card) => {
        const { id, title, slug, cover, headline, minimum, percent, raised, bar, time, showsProgress } =
          issuanceCardView(visit, card);
        const from = visit.t('front:open.from', { amount: minimum });
        return {
          id,
          title,
          href: pathTo.invest(slug),
          cover,
          offer: [headline, from].filter(Boolean).join(' · '),
          bar: showsProgress ? { percent: bar.percent, label: bar.label } : null,
          stand: `${percent} · ${raised}`,
          time: `${time.label} ${time.value}`,
        };
      }),
    all: visit.t('front:open.all'),
  };
}

export type OpenNowData = NonNullable<Awaited<ReturnType<typeof loadOpenNow>>>;
