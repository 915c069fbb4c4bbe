const boxes = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:enabled`),
];

/** The box over a column of boxes, and the count of what is ticked. */
export function startSelection(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const { selectAll } = target.dataset;
    const name = selectAll ?? target.name;
    const all = boxes(name);
    if (selectAll) for (const box of all) box.checked = target.checked;

    const ticked = all.filter((box) => box.checked).length;
    const head = document.querySelector<HTMLInputElement>(`[data-select-all="${CSS.escape(name)}"]`);
    if (!head) return;
    head.checked = ticked === all.length;
    head.indeterminate = ticked > 0 && ticked < all.length;
    const count = document.querySelector<HTMLElement>(`[data-selected-of="${CSS.escape(all[0]?.form?.id ?? '')}"]`);
    if (!count) return;
    count.dataset.words ??= count.textContent ?? '';
    count.textContent = ticked > 0 ? `${count.dataset.selectedText}: ${ticked}` : count.dataset.words;
  });
}
