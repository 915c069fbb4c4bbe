import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadEditAd, saveAd } from '#app/features/ads/edit/edit-ad.server.ts';
import { EditAdScreen } from '#app/features/ads/edit/edit-ad-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadEditAd(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return saveAd(visit, params.id, await readForm(request));
}

export default function InvestorEditAd() {
  return <EditAdScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
