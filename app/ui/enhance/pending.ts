import { AT_REST_EVENT } from './at-rest.ts';

/** A button that never hears back comes free again: a download answers without a new page. */
const LONGEST_MS = 15_000;

const busy = new Map<HTMLFormElement, () => void>();

/** A form that is on its way shows it, and a second click does nothing. The button keeps its label, its width and its value. */
export function startPending(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'dialog') return;
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
      button?.removeAttribute('data-pending');
      button?.removeAttribute('aria-busy');
    };
    const timer = setTimeout(free, LONGEST_MS);
    busy.set(form, free);
  });
  const freeAll = () => {
    for (const free of [...busy.values()]) free();
  };
  // The framework has its answer, however soon it came.
  addEventListener(AT_REST_EVENT, freeAll);
  // Back from the next page, out of the browser's memory: the form may go again.
  addEventListener('pageshow', freeAll);
}
