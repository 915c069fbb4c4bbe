import { Agent, type Dispatcher, request, FormData as UndiciFormData } from 'undici';

/** So that one slow tenant cannot starve the rest (safety.md). */
const SOCKETS_PER_TENANT = 64;
/** For the whole call, a retry included: a page answers within 10 s. */
export const DEADLINE_MS = 8_000;
/** For a call that works through a long list, draws a document or asks somebody else (`takesLong`). */
export const LONG_DEADLINE_MS = 30_000;
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 3_000;
const KEEP_ALIVE_MS = 30_000;

const agents = new Map<string, Agent>();

/** The connections of one tenant, by its name: tenants whose APIs share an address do not share these. */
function agentOf(tenant: string): Agent {
  const known = agents.get(tenant);
  if (known) return known;
  const agent = new Agent({
    connections: SOCKETS_PER_TENANT,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
  agents.set(tenant, agent);
  return agent;
}

interface OutgoingRequest {
  tenant: string;
  url: string;
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  withinMs: number;
}

/** One HTTP exchange; redirects are never followed. Throws what undici throws: no connection, reset, aborted. */
export async function send(outgoing: OutgoingRequest): Promise<Dispatcher.ResponseData> {
  return request(outgoing.url, {
    dispatcher: agentOf(outgoing.tenant),
    method: outgoing.method,
    headers: outgoing.headers,
    body: outgoing.body instanceof FormData ? asUndici(outgoing.body) : outgoing.body,
    signal: outgoing.signal,
    headersTimeout: outgoing.withinMs,
    bodyTimeout: outgoing.withinMs,
  });
}

/** The same form in the class that this version of undici streams. */
function asUndici(form: FormData): UndiciFormData {
  const copy = new UndiciFormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') copy.append(name, value);
    else copy.append(name, value, value.name);
  }
  return copy;
}

/** The answer was larger than the cap. */
class AnswerTooLarge extends Error {}

/** The whole body as text. Throws `AnswerTooLarge` past 8 MiB, and closes the connection. */
export async function bodyText(answer: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) {
      answer.body.destroy();
      throw new AnswerTooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Ends all connections: for tests and for the end of the process. */
export async function closeTransport(): Promise<void> {
  await Promise.all([...agents.values()].map((agent) => agent.destroy()));
  agents.clear();
}
