/** The summary of a refused form takes the focus: at the start by its own attribute, and again when a page draws it later. */
export function startErrorFocus(): void {
  let known: Element | null = null;
  const look = () => {
    const summary = document.querySelector<HTMLElement>('[data-error-summary]');
    if (summary && summary !== known) summary.focus();
    known = summary;
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
