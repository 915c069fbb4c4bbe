import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/tenant/language.ts';
import { i18nSettings } from './i18n/settings.ts';

/**
 * Waits for the whole of what the server handed over. The framework decodes it in its first rendering and lets React wait for it at the root; a key or a press
 * in between makes React render at once, which fails there (its error 345), and the page is drawn a second time. Of a whole state nothing is waited for.
 */
async function wholeState(): Promise<void> {
  const context = window.__remixContext;
  const reader = context.stream?.getReader();
  if (!reader) return;
  const pieces: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
  context.stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** Brings a hydrated page to life, with the texts that its server used. */
async function start(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const answer = await fetch(dataset.texts ?? '');
  if (!answer.ok) return; // The page works as it is.
  const texts = await answer.json();
  const language = LANGUAGES.find((known) => known === lang) ?? DEFAULT_LANGUAGE;
  const i18n = createInstance();
  await wholeState();
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
