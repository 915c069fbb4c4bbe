/** How long somebody has to stop typing before anything is asked. */
const PAUSE_MS = 300;

/**
 * A part of the page that the server works out of one field (`data-worked-out` names it by its id) follows what is typed there: the page is asked for
 * with the field in its address, as a link of a sum to take (`data-fills`) asks for it without script.
 */
export function startWorkedOut(): void {
  let pause = 0;
  let asked = 0;
  const partOf = (field: Element) => document.querySelector(`[data-worked-out="${field.id}"]`);
  const work = async (field: HTMLInputElement) => {
    const mine = ++asked;
    const address = new URL(location.href);
    address.searchParams.set(field.name, field.value);
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok || mine !== asked) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const found = fresh.querySelector(`[data-worked-out="${field.id}"]`);
    if (found) partOf(field)?.replaceChildren(...found.childNodes);
  };
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !partOf(target)) return;
    clearTimeout(pause);
    pause = window.setTimeout(work, PAUSE_MS, target);
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-fills]');
    const field = link && document.getElementById(link.dataset.fills ?? '');
    if (!link || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = link.dataset.text ?? '';
    void work(field);
  });
}
