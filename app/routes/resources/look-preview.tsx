import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadLogin } from '#app/features/auth/login/login.server.ts';
import { LoginScreen } from '#app/features/auth/login/login.tsx';
import { previewAmount } from '#app/features/invest/invest/amount-preview.server.ts';
import { AmountScreen } from '#app/features/invest/invest/amount-screen.tsx';
import { anyProject } from '#app/features/issuances/preview/any-project.server.ts';
import { stillProject } from '#app/features/issuances/preview/preview.server.ts';
import { ProjectScreen } from '#app/features/issuances/public-page/project-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { DefaultFrame } from '#app/parts/frame/default-frame.tsx';
import { InvestFrame } from '#app/parts/frame/invest-frame.tsx';
import { draftedAround, draftedVisit } from '#app/parts/look/drafted.server.ts';
import { NothingToShow } from '#app/parts/look/nothing-to-show.tsx';
import { PREVIEW_PAGES } from '#app/parts/look/preview-choices.ts';
import { StillPage } from '#app/parts/look/still-page.tsx';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** As the pages that it shows: no framework script. It stands in a frame, and is no page that one goes to. */
export const handle = { framed: true, still: true } satisfies RouteHandle;
export const meta = pageMeta;

/** A page of the tenant as the draft of its look would draw it: the same loaders and screens, with another customization. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await draftedVisit(await requireRole(request, 'manager'));
  const page = PREVIEW_PAGES.find((known) => known === params.page);
  if (!page || page === 'mail') throw new Response(null, { status: 404 });
  const around = await draftedAround(visit, page);
  if (page === 'sign-in') {
    return { ...around, page, data: { ...(await loadLogin({ ...visit, session: null })), email: '' } };
  }
  const project = await anyProject(visit);
  if (!project) return { ...around, page: 'nothing' as const };
  return page === 'project'
    ? { ...around, page, data: stillProject(visit, project, 'public') }
    : { ...around, page, data: previewAmount(visit, project) };
}

export default function ManagerLookPreview() {
  const shown = useLoaderData<typeof loader>();
  if (shown.page === 'sign-in')
    return (
      <DefaultFrame pathname={pathTo.login} isPreview>
        <StillPage title={shown.head.title}>
          <LoginScreen {...shown.data} />
        </StillPage>
      </DefaultFrame>
    );
  return (
    <InvestFrame isPreview asInvestor={shown.page === 'step'}>
      <StillPage title={shown.head.title}>
        {shown.page === 'project' && <ProjectScreen {...shown.data} reply={null} />}
        {shown.page === 'step' && <AmountScreen {...shown.data} reply={null} />}
        {shown.page === 'nothing' && <NothingToShow />}
      </StillPage>
    </InvestFrame>
  );
}
