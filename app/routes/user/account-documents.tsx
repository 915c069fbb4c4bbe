import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeDocuments, loadDocuments } from '#app/features/account/documents/documents.server.ts';
import { DocumentsScreen } from '#app/features/account/documents/documents-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadDocuments(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeDocuments(visit, await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb }));
}

export default function OwnDocuments() {
  return <DocumentsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
