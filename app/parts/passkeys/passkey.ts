/** The browser's part of a passkey. Loaded when somebody presses a button of `PasskeyButton` (app/ui/enhance/passkeys.ts). */
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** What the server could not give, in its own words. */
class NotGiven extends Error {}

async function optionsOf(ask: string) {
  const body = new URLSearchParams({ ask });
  const answer = await fetch('/resources/passkey', { method: 'POST', body });
  const { options, said }: { options?: string; said?: string } = await answer.json();
  if (!options) throw new NotGiven(said);
  return JSON.parse(options);
}

function wordsFor(error: unknown, words: DOMStringMap): string {
  if (error instanceof NotGiven) return error.message || words.failed || '';
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return words.known ?? '';
  // Whoever closes the browser's question, waits too long or has no passkey: a browser does not tell them apart.
  if (error instanceof Error && /^(NotAllowed|Abort|InvalidState)Error$/.test(error.name)) return words.cancelled ?? '';
  return words.failed ?? '';
}

/** Asks the browser and sends the button's form with its answer; says beside the button why not. */
export async function usePasskey(button: HTMLElement): Promise<void> {
  const box = button.closest('[data-needs-passkeys]');
  const field = box?.querySelector<HTMLInputElement>('input[type=hidden]');
  const said = box?.querySelector<HTMLElement>('[data-passkey-said]');
  if (!field?.form || !said || button.hasAttribute('data-pending')) return;
  const { passkeyAsk = '', passkeyMakes } = button.dataset;
  button.setAttribute('data-pending', '');
  said.textContent = '';
  try {
    const answer = passkeyMakes
      ? await startRegistration({ optionsJSON: JSON.parse(passkeyMakes) })
      : await startAuthentication({ optionsJSON: await optionsOf(passkeyAsk) });
    field.value = JSON.stringify(answer);
    field.form.requestSubmit();
    // Sent once: what is sent next by another button of the form goes without.
    field.value = '';
  } catch (error) {
    said.textContent = wordsFor(error, said.dataset);
  } finally {
    button.removeAttribute('data-pending');
  }
}
