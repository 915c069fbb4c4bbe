import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeProjectMail, loadProjectMail } from '#app/features/issuances/project-mail/project-mail.server.ts';
import { ProjectMailScreen } from '#app/features/issuances/project-mail/project-mail-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadProjectMail(await requireRole(request, 'anyone'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return changeProjectMail(visit, await readForm(request));
}

export default function ProjectMail() {
  return <ProjectMailScreen {...useLoaderData<typeof loader>()} />;
}
