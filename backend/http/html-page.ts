/** A plain page of the back end's own: for developers, never for a tenant's people. `body` is HTML. */
export function htmlPage(title: string, body: string, lang: 'es' | 'en' = 'en'): string {
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-top: 1rem; margin-top: 2rem; }
h2 { font-size: 1.125rem; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .25rem 0; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; overflow-wrap: anywhere; padding: .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
</style></head><body>
${body}
</body></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
