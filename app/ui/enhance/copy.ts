/** How long "Copied" stands on the button. */
const COPIED_MS = 2000;

/** Buttons that copy a value or print the page. */
export function startCopy(): void {
  addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy],[data-print],[data-reload]');
    if (!button) return;
    if ('print' in button.dataset) print();
    if ('reload' in button.dataset) location.reload();
    const { copy, copied } = button.dataset;
    const label = button.querySelector<HTMLElement>('[data-copy-label]');
    if (copy === undefined || !label || label.dataset.busy) return;
    const words = label.textContent;
    try {
      await navigator.clipboard.writeText(copy);
    } catch {
      return;
    }
    label.dataset.busy = '1';
    label.textContent = copied ?? words;
    setTimeout(() => {
      label.textContent = words;
      delete label.dataset.busy;
    }, COPIED_MS);
  });
}
