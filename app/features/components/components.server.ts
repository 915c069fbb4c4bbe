import { qrPath } from '#app/ui/qr-path.server.ts';

/** What the catalogue cannot make in the browser: a drawn code. */
export function loadComponents() {
  return { qr: qrPath('ES9121000418450200051332') };
}
