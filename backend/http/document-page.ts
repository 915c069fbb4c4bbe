import { z } from 'zod';
import { fullPath } from '#contract/base-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { notesOf } from './api-document.ts';
import { escapeHtml, htmlPage } from './html-page.ts';

/** The contract as a page to read: no script, nothing from elsewhere. */
export function documentPage(endpoints: readonly Endpoint[]): string {
  const contents = endpoints
    .map(
      ({ id, method, path, summary }) =>
        `<li><a href="#${id}"><b>${method}</b> <code>${escapeHtml(fullPath(path))}</code></a> ${escapeHtml(summary)}</li>`,
    )
    .join('\n');
  const body = `<h1>API of a tenant</h1>
<p>Every call carries <code>X-TENANT-HOST</code>. The same as data: <a href="/openapi.json">openapi.json</a>.</p>
<ol class="contents">${contents}</ol>
${endpoints.map(section).join('\n')}`;
  return htmlPage('API of a tenant', body);
}

function section(endpoint: Endpoint): string {
  const parts: [string, z.ZodType | undefined, 'input' | 'output'][] = [
    ['Parameters', endpoint.params, 'input'],
    ['Query', endpoint.query, 'input'],
    ['Body', endpoint.body, 'input'],
    ['Answer', endpoint.answer, 'output'],
  ];
  const schemas = parts
    .filter(([, schema]) => schema)
    .map(([label, schema, io]) =>
      schema ? `<details><summary>${label}</summary><pre>${escapeHtml(shapeOf(schema, io))}</pre></details>` : '',
    )
    .join('');
  const files = endpoint.files
    ? `<p>Multipart; files: ${endpoint.files.map((name) => `<code>${name}</code>`).join(', ')}</p>`
    : '';
  return `<section id="${endpoint.id}"><h2><b>${endpoint.method}</b> <code>${escapeHtml(fullPath(endpoint.path))}</code></h2>
<p>${escapeHtml(endpoint.summary)}. ${escapeHtml(notesOf(endpoint))}</p>${files}${schemas}</section>`;
}

function shapeOf(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(shape, null, 2);
}
