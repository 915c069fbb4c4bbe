const boxes = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:enabled`),
];

/** The box over a column of boxes, and the count of what is ticked. */
export function startSelection(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const { selectAll } = target.dataset;
    if (selectAll) for (const box of boxes(selectAll)) box.checked = target.checked;
    tell(selectAll ?? target.name);
  });
  // What was ticked before this script came, or what the browser has ticked again on the way back.
  addEventListener('pageshow', () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-select-all]'))
      tell(dataset.selectAll ?? '');
  });
}

function tell(name: string): void {
  const all = boxes(name);
  const ticked = all.filter((box) => box.checked).length;
  const head = document.querySelector<HTMLInputElement>(`[data-select-all="${CSS.escape(name)}"]`);
  if (!head || !all[0]) return;
  head.checked = ticked === all.length;
  head.indeterminate = ticked > 0 && !head.checked;
  const count = document.querySelector<HTMLElement>(`[data-selected-of="${CSS.escape(all[0].form?.id ?? '')}"]`);
  if (!count) return;
  count.dataset.words ??= count.textContent ?? '';
  count.textContent = ticked > 0 ? `${count.dataset.selectedText}: ${ticked}` : count.dataset.words;
}
