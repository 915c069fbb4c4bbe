/** The colour scheme changes at once; the choice is kept by the same address that the form without script posts to. */
export function startScheme(): void {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const button = event.submitter as HTMLButtonElement | null;
      if (!form.matches('[data-scheme-switch]') || !button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      document.documentElement.dataset.scheme = button.value;
      for (const other of document.querySelectorAll<HTMLButtonElement>('[data-scheme-switch] button')) {
        other.setAttribute('aria-pressed', String(other.value === button.value));
      }
      const body = new URLSearchParams({ scheme: button.value, next: '/' });
      // Kept or not, the page has changed already: a lost answer costs only the next page's scheme.
      fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    },
    true,
  );
}
