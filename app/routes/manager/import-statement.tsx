import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeImport, loadImport } from '#app/features/statements/import/import.server.ts';
import { ImportScreen } from '#app/features/statements/import/import-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { STATEMENT_MAX_MB } from '#domain/statement/bank-statement.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadImport(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeImport(visit, await readForm(request, { maxFileMb: STATEMENT_MAX_MB }));
}

export default function ManagerImportStatement() {
  return <ImportScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
