/** Says `passkeys` on <html> where the browser knows them, and loads what asks for one when its button is pressed. */
export function startPasskeys(): void {
  if (!('PublicKeyCredential' in window)) return;
  document.documentElement.classList.add('passkeys');
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-passkey]');
    if (!button) return;
    const { usePasskey }: typeof import('#app/parts/passkeys/passkey.ts') = await import(
      /* @vite-ignore */ button.dataset.passkey ?? ''
    );
    await usePasskey(button);
  });
}
