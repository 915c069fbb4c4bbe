import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/tenant/language.ts';
import { i18nSettings } from './i18n/settings.ts';

/**
 * Waits until the framework has decoded what the server handed over. It begins with that when it is first drawn and throws the promise at React's root; a key
 * or a press in between makes React draw at once, which fails there (its error 345), and the page is drawn a second time. Asked for once before React is,
 * the state is decoded already, and nothing is waited for at the root.
 */
async function decodedState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** Brings a hydrated page to life, with the texts that its server used. */
async function start(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const answer = await fetch(dataset.texts ?? '');
  if (!answer.ok) return; // The page works as it is.
  const texts = await answer.json();
  const language = LANGUAGES.find((known) => known === lang) ?? DEFAULT_LANGUAGE;
  const i18n = createInstance();
  await decodedState();
  await i18n.init({ ...i18nSettings(language, Object.keys(texts)), resources: { [language]: texts } });
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void start();
