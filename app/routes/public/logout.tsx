import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireRole } from '#app/session/require-role.server.ts';
import { signOut } from '#app/session/sign-in.server.ts';

/** A link cannot sign anybody out: that takes a form. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, 'anyone');
  return redirect('/login');
}

export async function action({ request }: ActionFunctionArgs) {
  return signOut(await requireRole(request, 'anyone'));
}

/** Shows nothing by itself: with it, what goes wrong here is told on the error page. */
export default function Logout() {
  return null;
}
