import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { addTexts, browserTexts } from './i18n/browser-texts.ts';

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
  if (!(await addTexts(0))) return; // The page works as it is.
  await decodedState();
  const onAlive = keepTyped();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={browserTexts}>
        <StrictMode>
          <Page onAlive={onAlive} />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void start();
