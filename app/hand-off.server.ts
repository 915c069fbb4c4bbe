import type { EntryContext } from '@remix-run/node';

/** What would end a script early, or is no part of one. */
const UNSAFE = /[&<>\u2028\u2029]/g;

/**
 * Reads the loader data that Remix means to stream into a page, whole, and takes its stream out of the page's tree: the tree can then be drawn
 * as one string, at half the cost of streaming it, and without waiting twice. A promise in the data is waited for, as long as Remix lets it run.
 * @returns its pieces; none where the page has no data to hand over
 */
export async function takeHandOff(remix: EntryContext): Promise<string[]> {
  const stream = remix.serverHandoffStream;
  remix.serverHandoffStream = undefined;
  if (!stream) return [];
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read())
    pieces.push(decoder.decode(read.value, { stream: true }));
  return pieces;
}

/** Puts the data at the end of a drawn document, as the scripts of Remix expect it: under the page's nonce, escaped. */
export function withHandOff(html: string, pieces: readonly string[], nonce: string): string {
  const calls = pieces.map((piece) => `enqueue(${scriptText(piece)})`);
  const lines = [...calls, 'close()'].map((call) => `window.__remixContext.streamController.${call};`);
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script nonce="${nonce}">${lines.join('')}</script>${html.slice(end)}`;
}

function scriptText(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
