/** An address of which its owner alone recognises the rest: "ana.lopez@example.com" is "a•••z@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, Math.max(at, 0));
  const domain = at === -1 ? '' : email.slice(at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}•••${last}${domain}`;
}
