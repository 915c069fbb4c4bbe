import { Hono } from 'hono';
import { apiDocument } from './api-document.ts';
import { documentPage } from './document-page.ts';
import type { Served } from './serve.ts';

/** `/openapi.json`, made from the contract, and `/docs`, the same to read. */
export function documentRoutes(served: readonly Served[]): Hono {
  const routes = new Hono();
  const endpoints = served.map(({ endpoint }) => endpoint);
  // Made when first asked for: nobody else waits for it.
  let json: string | null = null;
  let page: string | null = null;
  routes.get('/openapi.json', (c) => {
    json ??= JSON.stringify(apiDocument(endpoints));
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  });
  routes.get('/docs', (c) => {
    page ??= documentPage(endpoints);
    return c.html(page, 200, { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" });
  });
  return routes;
}
