import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { uploadLegalDocument } from '#contract/identity.ts';
import { addInvestor, type DemoInvestor } from '#tests/support/demo-copies.ts';
import type { Product } from '#tests/support/product.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';

/** Colours that no page of ours has: what is red or blue in a picture of the screen is the paper. */
export const RED = { r: 224, g: 0, b: 0 };
export const BLUE = { r: 0, g: 0, b: 224 };

/** A card that lies, red all over. */
export const redPicture = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: RED } })
    .jpeg()
    .toBuffer();

/** A page that is blue all over. */
export async function bluePdf(): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A5' });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((done) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => done());
  });
  doc.rect(0, 0, 500, 700).fill([BLUE.r, BLUE.g, BLUE.b]);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

/** How many points of a picture of the screen have nearly this colour. */
export async function pointsOf(screen: Buffer, { r, g, b }: typeof RED): Promise<number> {
  const points = await sharp(screen).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < points.length; at += 3) {
    const near = [r, g, b].every((value, offset) => Math.abs(value - (points[at + offset] ?? 0)) < 24);
    if (near) count += 1;
  }
  return count;
}

/** Somebody whose identity waits for a manager: the front is a picture, the back a PDF. */
export async function addWaitingPerson(
  { database, apiOrigin, originOf }: Product,
  tenant = 'aurora',
): Promise<DemoInvestor> {
  const person = await addInvestor(database, { tenant });
  await database.query('delete from kyc_checks where user_id = $1', [person.id]);
  const host = new URL(originOf(tenant)).hostname;
  const login = await fetch(`${apiOrigin}/v2/user/login`, {
    method: 'POST',
    headers: { 'X-TENANT-HOST': host, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: DEMO_PASSWORD }),
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const papers = {
    IDENTITY_PROOF: ['anverso.jpg', await redPicture()],
    IDENTITY_PROOF_BACK: ['reverso.pdf', await bluePdf()],
  } as const;
  for (const [type, [name, bytes]] of Object.entries(papers)) {
    const body = new FormData();
    body.append('document', new File([new Uint8Array(bytes)], name));
    const headers = { 'X-TENANT-HOST': host, 'X-USER-ACCESS-TOKEN': data.accessToken };
    const answer = await fetch(`${apiOrigin}${fullPath(fillPath(uploadLegalDocument.path, { type }))}`, {
      method: 'POST',
      headers,
      body,
    });
    if (!answer.ok) throw new Error(`${name} was not taken: ${await answer.text()}`);
  }
  await database.query(
    `insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at) values ($1, $2, 'MANUAL_REVIEW', now(), now(), now())`,
    [person.tenantId, person.id],
  );
  return person;
}
