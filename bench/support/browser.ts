import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';

/** A browser of this machine, without calls of its own. Throws a sentence where there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = execFileSync(process.execPath, ['scripts/chromium.mjs'], { encoding: 'utf8' }).trim();
  if (!executablePath) throw new Error('There is no Chromium on this machine: install one, or set CHROMIUM_PATH.');
  const args = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ executablePath, args });
}
