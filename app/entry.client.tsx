import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/tenant/language.ts';
import { oneStopModule } from './i18n/one-stop.ts';
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

/**
 * React takes the text that a textarea came with for what stands in it, and writes it over what was typed, or brought back by the browser, before the page came to life. It leaves alone
 * what no longer has that text: what was typed is made the text that it came with. Answers what ends it: from then on React hears of what is typed.
 */
function keepTyped(): () => void {
  const keep = (area: HTMLTextAreaElement) => {
    if (area.value !== area.defaultValue) area.defaultValue = area.value;
  };
  for (const area of document.querySelectorAll('textarea')) keep(area);
  const over = new AbortController();
  const heard = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) keep(target);
  };
  document.addEventListener('input', heard, { signal: over.signal });
  return () => over.abort();
}

/** The page, and what is done once it is alive. */
function Page({ onAlive }: { onAlive(): void }) {
  useEffect(onAlive, [onAlive]);
  return <RemixBrowser />;
}

/** Brings a hydrated page to life, with the texts that its server used. */
async function start(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const answer = await fetch(dataset.texts ?? '');
  if (!answer.ok) return; // The page works as it is.
  const texts = await answer.json();
  const language = LANGUAGES.find((known) => known === lang) ?? DEFAULT_LANGUAGE;
  const i18n = createInstance().use(oneStopModule);
  await decodedState();
  await i18n.init({ ...i18nSettings(language, Object.keys(texts)), resources: { [language]: texts } });
  const onAlive = keepTyped();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <Page onAlive={onAlive} />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void start();
