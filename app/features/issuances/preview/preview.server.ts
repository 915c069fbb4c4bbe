import { call } from '#app/api/call.server.ts';
import { projectView } from '#app/features/issuances/public-page/project.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Through whose eyes a project is looked at. */
const VIEWERS = ['public', 'investor'] as const;

/** A project as it is saved, as its public or an investor will read it, before anybody does. Only for who may edit it. */
export async function loadPreview(visit: SignedInVisit, area: 'manager' | 'entrepreneur', id: string | undefined) {
  const { data: page } = await call(visit, getManagedIssuance, { params: { id: id ?? '' } });
  const { t, url } = visit;
  const viewer = VIEWERS.find((each) => each === url.searchParams.get('as')) ?? 'public';
  const view = projectView(viewer === 'public' ? { ...visit, session: null } : visit, page);
  const address = pathTo[area].preview(page.id);
  return {
    ...view,
    // What is pressed here would act in the name of whoever looks: the box only says what it will say.
    actions: { links: [], reason: t('projects:previewBox') },
    head: pageHead(visit, { title: t('projects:previewTitle', { title: view.card.title }) }),
    inside: null,
    preview: {
      editHref: pathTo[area].edit(page.id),
      viewers: VIEWERS.map((each) => ({
        label: t(`projects:viewer.${each}`),
        href: `${address}?as=${each}`,
        current: each === viewer,
      })),
    },
  };
}

export type PreviewData = Awaited<ReturnType<typeof loadPreview>>;
