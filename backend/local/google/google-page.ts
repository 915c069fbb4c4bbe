import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';

/** What somebody has typed on the page. */
interface TypedAccount {
  email: string;
  first_name: string;
  last_name: string;
  /** Whether the provider vouches for the e-mail. */
  verified: boolean;
}

/** The page on which a person says who they are; `known` are addresses that the demo data hold for this tenant. Posts to its own address. */
export function googlePage(
  host: string,
  typed: TypedAccount,
  { known, problem }: { known: string[]; problem: string | null },
) {
  const said = problem ? `<p role="alert">${escapeHtml(problem)}</p>` : '';
  const field = (name: 'email' | 'first_name' | 'last_name', label: string, rest: string) =>
    `<p><label>${label}<br><input name="${name}" value="${escapeHtml(typed[name])}" ${rest}></label></p>`;
  return htmlPage(
    `Google of this machine for ${host}`,
    `<main><h1>Google of this machine</h1>
<p>No client at Google is set on this machine, and so it has a provider of its own that speaks the same protocol. Say who signs in at ${escapeHtml(host)}: whatever you type is believed.</p>
${said}<form method="post">
${field('email', 'E-mail address', 'type="email" autocomplete="username" list="known" required maxlength="254"')}
<datalist id="known">${known.map((email) => `<option value="${escapeHtml(email)}"></option>`).join('')}</datalist>
${field('first_name', 'First name (for a new account)', 'autocomplete="given-name" maxlength="80"')}
${field('last_name', 'Last name', 'autocomplete="family-name" maxlength="120"')}
<p><label><input name="verified" type="checkbox" ${typed.verified ? 'checked' : ''}> This provider has verified the address</label></p>
<p><button name="decision" value="agree">Sign in</button> <button name="decision" value="leave" formnovalidate>Do not agree</button></p>
</form></main>`,
  );
}

/** What is said where a request is not one that this provider answers: nobody is sent anywhere. */
export function wrongRequestPage(why: string): string {
  return htmlPage(
    'Google of this machine',
    `<main><h1>This request is not answered</h1><p>${escapeHtml(why)}</p></main>`,
  );
}
