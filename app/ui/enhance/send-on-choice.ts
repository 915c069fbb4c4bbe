/** A file whose choice is the whole answer (`data-sends-form`) is sent at once; whoever has no script presses the button. */
export function startSendOnChoice(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.sendsForm === undefined) return;
    if (target.files?.length) target.form?.requestSubmit();
  });
}
