import { request } from 'undici';

/** Of every demo log-in (README). */
export const DEMO_PASSWORD = 'lonja-demo-2026';

export interface Asked {
  headers?: Record<string, string>;
  /** Ends the exchange after so many milliseconds. */
  withinMs?: number;
}

/** An answer, whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Path and query of a redirect on our own origin, the whole address of another; null for no redirect. */
  to: string | null;
  ms: number;
}

/** A person with a browser without script: cookies are kept, redirects are seen and followed only when asked. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    /** With the port. */
    readonly host: string,
    readonly port: number,
    readonly lang: 'es' | 'en',
  ) {}

  get origin(): string {
    return `http://${this.host}`;
  }

  get(path: string, asked: Asked = {}): Promise<Answer> {
    return this.ask('GET', path, undefined, asked);
  }

  /** A form as a page of ours would send it. */
  post(path: string, fields: Record<string, string> | URLSearchParams = {}, asked: Asked = {}): Promise<Answer> {
    return this.ask('POST', path, new URLSearchParams(fields).toString(), {
      ...asked,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: this.origin, ...asked.headers },
    });
  }

  /** A multipart form as a page of ours would send it. */
  upload(path: string, form: FormData, asked: Asked = {}): Promise<Answer> {
    return this.ask('POST', path, form, { ...asked, headers: { Origin: this.origin, ...asked.headers } });
  }

  /** Goes where a redirect leads, until there is none. Throws after ten: a loop. */
  async follow(answer: Answer): Promise<Answer> {
    let now = answer;
    for (let hops = 0; now.to !== null; hops++) {
      if (hops === 10) throw new Error(`a loop of redirects, at last to ${now.to}`);
      now = await this.get(now.to);
    }
    return now;
  }

  async signIn(email: string, password = DEMO_PASSWORD): Promise<Answer> {
    const answer = await this.post('/login', { email, password });
    if (answer.status !== 303) throw new Error(`${email} could not sign in: ${answer.status}`);
    return answer;
  }

  async ask(method: string, path: string, body: string | FormData | undefined, asked: Asked): Promise<Answer> {
    const since = performance.now();
    const headers: Record<string, string> = { host: this.host, 'Accept-Language': this.lang, ...asked.headers };
    if (this.cookies.size > 0) headers.Cookie ??= [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const coded = body instanceof FormData ? new Response(body) : null;
    const type = coded?.headers.get('Content-Type');
    if (type) headers['Content-Type'] = type;
    const answer = await request(`http://127.0.0.1:${this.port}${path}`, {
      method: method as 'GET',
      headers,
      body: coded ? Buffer.from(await coded.arrayBuffer()) : (body as string | undefined),
      signal: AbortSignal.timeout(asked.withinMs ?? 25_000),
    });
    const got = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) got.append(name, one);
    }
    this.keep(got.getSetCookie());
    const text = await answer.body.text();
    const location = got.get('Location');
    const to = location === null ? null : location.replace(this.origin, '') || '/';
    return { status: answer.statusCode, headers: got, text, to, ms: performance.now() - since };
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const gone = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=thu, 01 jan 1970/i.test(one));
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1));
    }
  }
}
