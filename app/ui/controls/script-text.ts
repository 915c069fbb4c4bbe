const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The text of an element that the enhancement script may write anew. Opaque to the framework: a text that the script has written before
 * the framework came would else count as a broken page, which is then drawn afresh, and everything ticked and typed on it is lost.
 * @param text what stands there at first; plain text
 */
export function scriptText(text = '') {
  return { dangerouslySetInnerHTML: { __html: text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? '') } };
}
