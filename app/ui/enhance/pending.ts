/** A button that never hears back comes free again: a download answers without a new page. */
const LONGEST_MS = 15_000;
/** A framework form whose page changed sooner than this has only drawn itself busy. */
const SETTLE_MS = 400;

const busy = new Map<HTMLFormElement, () => void>();

/** A form that is on its way shows it, and a second click does nothing. The button keeps its label, its width and its value. */
export function startPending(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'dialog') return;
    // Refused by a page's own code, or taken over by the framework, which sends it behind the page.
    const byFramework = event.defaultPrevented;
    if (busy.has(form)) {
      event.preventDefault();
      return;
    }
    const button = event.submitter;
    button?.setAttribute('data-pending', '');
    button?.setAttribute('aria-busy', 'true');
    const free = () => {
      busy.delete(form);
      clearTimeout(timer);
      watcher?.disconnect();
      button?.removeAttribute('data-pending');
      button?.removeAttribute('aria-busy');
    };
    const timer = setTimeout(free, LONGEST_MS);
    const watcher = byFramework ? watchPage(free) : undefined;
    busy.set(form, free);
  });
  // Back from the next page, out of the browser's memory: the form may go again.
  addEventListener('pageshow', () => {
    for (const free of [...busy.values()]) free();
  });
}

function watchPage(free: () => void): MutationObserver {
  const since = performance.now();
  const watcher = new MutationObserver(() => performance.now() - since > SETTLE_MS && free());
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  return watcher;
}
