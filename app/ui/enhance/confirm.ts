import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/feedback/confirm-attributes.ts';

/**
 * Forms and buttons with `data-confirm` ask in the page's native dialog first; a yes sends the same form with `confirmed=yes`.
 * Listens before everything else, the framework included. Where there is no dialog, the form goes, and its action asks.
 * So it does where a field does not fit: nobody is asked about what will be refused anyway.
 */
export function startConfirm(): void {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const submitter = event.submitter as HTMLButtonElement | null;
      const asks = submitter?.dataset.confirm ? submitter : form;
      const dialog = document.querySelector<HTMLDialogElement>('[data-confirm-dialog]');
      if (!asks.dataset.confirm || !dialog?.showModal || form.elements.namedItem(CONFIRMED_FIELD)) return;
      if (!form.checkValidity()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ask(dialog, asks.dataset, () => send(form, submitter));
    },
    true,
  );
}

function ask(dialog: HTMLDialogElement, texts: DOMStringMap, yes: () => void): void {
  const write = (selector: string, text: string | undefined) => {
    const element = dialog.querySelector(selector);
    if (element && text) element.textContent = text;
  };
  write('h2', texts.confirm);
  write('p', texts.confirmText);
  write('[data-confirm-yes]', texts.confirmButton);
  write(
    '[data-confirm-no]',
    texts.confirmBack ?? dialog.querySelector<HTMLElement>('[data-confirm-no]')?.dataset.confirmNo,
  );
  dialog.toggleAttribute('data-danger', texts.confirmDanger !== undefined);
  dialog.returnValue = '';
  dialog.addEventListener('close', () => dialog.returnValue === 'yes' && yes(), { once: true });
  dialog.showModal();
}

function send(form: HTMLFormElement, submitter: HTMLButtonElement | null): void {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = CONFIRMED_FIELD;
  field.value = CONFIRMED_VALUE;
  form.append(field);
  form.requestSubmit(submitter);
  // A page that stays (the framework sent the form) must ask again next time.
  setTimeout(() => field.remove());
}
