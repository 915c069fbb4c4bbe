import { call } from '#app/api/call.server.ts';
import { projectView } from '#app/features/issuances/public-page/project.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Through whose eyes a project is looked at: the phone's are the public's, in a narrow window. */
const VIEWERS = ['public', 'investor', 'phone'] as const;

/** The page alone, for the frame of a phone. */
export const loadPhonePreview = (visit: SignedInVisit, id: string | undefined) => readAs(visit, 'phone', id);

async function readAs(visit: SignedInVisit, viewer: (typeof VIEWERS)[number], id = '') {
  const { data: page } = await call(visit, getManagedIssuance, { params: { id } });
  return { ...stillProject(visit, page, viewer), id: page.id };
}

/** A project's page to be looked at. */
export function stillProject(visit: SignedInVisit, page: IssuancePage, viewer: (typeof VIEWERS)[number]) {
  const { t } = visit;
  const view = projectView(viewer === 'investor' ? visit : { ...visit, session: null }, page);
  return {
    ...view,
    // What is pressed here would act in the name of whoever looks: the box only says what it will say.
    actions: { links: [], reason: t('projects:previewBox') },
    head: pageHead(visit, { title: t('projects:previewTitle', { title: view.card.title }) }),
    inside: null,
  };
}

/** A project as it is saved, as its public or an investor will read it, before anybody does. Only for who may edit it. */
export async function loadPreview(visit: SignedInVisit, area: 'manager' | 'entrepreneur', id: string | undefined) {
  const { t, url } = visit;
  const viewer = VIEWERS.find((each) => each === url.searchParams.get('as')) ?? 'public';
  const project = await readAs(visit, viewer, id);
  const { id: projectId } = project;
  const address = pathTo[area].preview(projectId);
  return {
    ...project,
    preview: {
      editHref: pathTo[area].edit(projectId),
      phoneHref: viewer === 'phone' ? pathTo[area].phonePreview(projectId) : null,
      viewers: VIEWERS.map((each) => ({
        label: t(`projects:viewer.${each}`),
        href: `${address}?as=${each}`,
        current: each === viewer,
      })),
    },
  };
}

export type PreviewData = Awaited<ReturnType<typeof loadPreview>>;
