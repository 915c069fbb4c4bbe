import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let samples: DemoSamples;
let manager: Visitor;
let paths: string[];

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
  const [file] = await dashboard.database.query<{ file_id: string }>(
    'select file_id from kyc_documents where user_id = $1 limit 1',
    [samples.userId],
  );
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
  paths = [
    `/resources/files/${file?.file_id}`,
    `/resources/files/${file?.file_id}/look`,
    `/resources/public-files/${file?.file_id}`,
  ];
});
afterAll(() => dashboard?.stop());

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const WHOLE = 200 * CHUNK.length;

/** A file that comes slowly, whole or to half of what it promised. */
async function slowFile(response: ServerResponse, chunks: number): Promise<void> {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': WHOLE,
    'Content-Disposition': 'inline; filename="a.pdf"',
  };
  response.writeHead(200, headers);
  for (let sent = 0; sent < chunks && !response.destroyed; sent += 1) {
    response.write(CHUNK);
    await sleep(2);
  }
  response.destroy();
}

/** Asks for a file as a browser does, and answers when its first bytes are there. */
async function begun(path: string): Promise<IncomingMessage> {
  const request = get({
    ...{ host: '127.0.0.1', port: dashboard.port, path },
    headers: {
      Host: new URL(dashboard.originOf('aurora')).host,
      Cookie: [...manager.cookies].map((pair) => pair.join('=')).join('; '),
      Connection: 'close',
    },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  request.on('error', () => undefined);
  return answer;
}

describe('a download', () => {
  test.each([
    ['that the visitor breaks off', WHOLE / CHUNK.length, true],
    ['that the API breaks off', 5, false],
    ['that both break off', 5, true],
  ])('%s ends nothing but itself', async (_, chunks, visitorLeaves) => {
    const sent: Promise<void>[] = [];
    dashboard.fault = ({ path }, response) => {
      if (!path.includes('files/')) return false;
      sent.push(slowFile(response, chunks));
      return true;
    };
    for (const path of [...paths, ...paths, ...paths]) {
      const answer = await begun(path);
      await new Promise((done) => answer.once('data', done).once('close', done));
      if (visitorLeaves) answer.destroy();
      else answer.resume();
      if (!answer.destroyed) await new Promise((done) => answer.once('close', done));
    }
    // The dashboard has let go of each: the API's side has ended, too.
    await Promise.all(sent);
    dashboard.fault = null;
    expect((await manager.get(`/manager/users/${samples.userId}`)).status).toBe(200);
  });
});
