import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnType, loadOwnType } from '#app/features/account/investor-type/own-type.server.ts';
import { OwnTypeScreen } from '#app/features/account/investor-type/own-type-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnType(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeOwnType(visit, await readForm(request));
}

export default function OwnTypeOfInvestor() {
  return <OwnTypeScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
