import type { BrowserContext } from '@playwright/test';
import { sentBy } from './sent-bytes.ts';

/** Bytes after Brotli, and requests, of one page for a browser that has nothing kept. */
export interface PageWeight {
  html: number;
  css: number;
  script: number;
  /** Texts and whatever else is no picture. */
  other: number;
  /** All but pictures of tenants and projects. */
  requests: number;
  /** React has taken the page over. */
  hydrated: boolean;
  addresses: string[];
}

/** Pictures that a tenant or an issuer brings: the budgets leave them aside. */
const TENANT_IMAGE = /^\/(?:tenants|projects|favicon)|^\/resources\/(?:files?|public-file)\//;

/**
 * Opens a page in a real browser, notes each address that it asks for until it is quiet, and asks for each again with Brotli: the budgets
 * are about what crosses the line. Throws where the page is not what was asked for.
 */
export async function weigh(context: BrowserContext, origin: string, path: string): Promise<PageWeight> {
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (one) => {
    const url = new URL(one.url());
    if (url.origin === origin && one.method() === 'GET') asked.add(url.pathname + url.search);
    else if (url.protocol.startsWith('http')) throw new Error(`${path} asked for ${one.method()} ${one.url()}`);
  });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
  const answer = await page.goto(origin + path, { waitUntil: 'networkidle' });
  const landed = new URL(page.url());
  if (answer?.status() !== 200 || landed.pathname + landed.search !== path)
    throw new Error(`${path} led to ${page.url()} with ${answer?.status()}`);
  const hydrated = await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  await page.close();
  // A light page that does not work would be no achievement.
  if (wrong.length > 0) throw new Error(`${path} fails in the browser: ${wrong.join('; ')}`);
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const weight: PageWeight = { html: 0, css: 0, script: 0, other: 0, requests: 0, hydrated, addresses: [] };
  for (const address of [...asked].filter((one) => !TENANT_IMAGE.test(one))) {
    const { bytes, type } = await sentBy(origin, address, cookie ? { cookie } : {});
    weight.requests += 1;
    weight.addresses.push(`${address} ${bytes}`);
    weight[kindOf(type)] += bytes;
  }
  return weight;
}

function kindOf(type: string): 'html' | 'css' | 'script' | 'other' {
  if (type === 'text/html') return 'html';
  if (type === 'text/css') return 'css';
  return type === 'text/javascript' ? 'script' : 'other';
}
