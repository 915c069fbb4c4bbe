import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeMint, loadMint } from '#app/features/investments/mint/mint.server.ts';
import { MintScreen } from '#app/features/investments/mint/mint-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadMint(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeMint(visit, await readForm(request, { multiple: ['ids'] }));
}

export default function MintInvestments() {
  return <MintScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
