/** Shows what is typed into a password's field, or hides it again. Sent it is always hidden: browsers keep a shown one among what was typed before. */
export function startReveal(): void {
  const show = (button: HTMLElement, shown: boolean) => {
    const input = document.getElementById(button.dataset.reveals ?? '');
    if (!(input instanceof HTMLInputElement)) return;
    input.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
  };
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-reveals]');
    if (button) show(button, button.getAttribute('aria-pressed') !== 'true');
  });
  addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const button of target.querySelectorAll<HTMLElement>('[data-reveals]')) show(button, false);
  });
}
