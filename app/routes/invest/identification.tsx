import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeIdentification } from '#app/features/invest/identification/change-identification.server.ts';
import { loadIdentification } from '#app/features/invest/identification/identification.server.ts';
import { IdentificationScreen } from '#app/features/invest/identification/identification-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadIdentification(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeIdentification(
    visit,
    params.slug,
    await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb }),
  );
}

export default function Identification() {
  return <IdentificationScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
