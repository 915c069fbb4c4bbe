import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeProject, loadProject } from '#app/features/issuances/public-page/project.server.ts';
import { ProjectScreen } from '#app/features/issuances/public-page/project-screen.tsx';
import { seenBy, seenHeaders } from '#app/features/issuances/public-page/seen.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = seenHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return seenBy(visit, await loadProject(visit, params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeProject(visit, params.id, await readForm(request));
}

export default function InvestorProject() {
  return <ProjectScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
