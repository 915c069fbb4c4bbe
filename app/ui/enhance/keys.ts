/** Where a person keeps the keys switched off; one switch for all tabs of the site. */
const SWITCH = 'keys';

/** What takes letters itself: keys are its own there. */
const TYPED = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

function isOff(): boolean {
  try {
    return localStorage.getItem(SWITCH) === 'off';
  } catch {
    // A browser that keeps nothing for a site: the keys are as they come.
    return false;
  }
}

/**
 * Keys of a list: `/` looks for something (through everything where no list is), `j` and `k` go down and up, `x` ticks, Enter opens (the row's own link has the focus), `?` tells
 * of them; where things can be taken, `a` takes the row in focus. They can be switched off where they are told of (WCAG 2.2, 2.1.4).
 */
export function startKeys(): void {
  const help = () => document.querySelector<HTMLDialogElement>('[data-keys-help]');
  const tell = () => {
    const dialog = help();
    const box = dialog?.querySelector<HTMLInputElement>('[data-keys-switch]');
    if (box) box.checked = !isOff();
    dialog?.showModal();
  };

  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest(TYPED) || document.querySelector('dialog[open]') || isOff()) return;
    const act = { '/': search, j: () => step(1), k: () => step(-1), x: tick, a: take, '?': tell }[key];
    // Looking for something is there on every page of the desk, the rest where a list is.
    if (!act || (!help() && !(key === '/' && searchAll()))) return;
    event.preventDefault();
    act();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-keys-tell]')) tell();
  });
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.keysSwitch === undefined) return;
    if (target.checked) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
  });
}

const searchAll = () =>
  [...document.querySelectorAll<HTMLElement>('[data-search-all], [data-search-page]')].find((way) =>
    way.checkVisibility(),
  );

/** The list's own search, else the one through everything: its field, or the way to its page. */
function search(): void {
  const field = document.querySelector<HTMLElement>('[data-list-search]') ?? searchAll();
  if (field instanceof HTMLAnchorElement) field.click();
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

const links = () => [...document.querySelectorAll<HTMLElement>('[data-rows] tbody th a')];
const rowInFocus = () => document.activeElement?.closest('tr');

function step(by: 1 | -1): void {
  const all = links();
  const at = all.findIndex((link) => link.closest('tr') === rowInFocus());
  const next = all[at < 0 ? 0 : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const box = () => rowInFocus()?.querySelector<HTMLInputElement>('input[type=checkbox]');

function tick(): void {
  box()?.click();
}

/** Takes the row in focus, and what was ticked besides. */
function take(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-key-take]');
  const ticked = box();
  if (!button || !ticked) return;
  if (!ticked.checked) ticked.click();
  button.click();
}
