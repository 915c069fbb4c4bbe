import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { fullPath } from '#contract/base-address.ts';
import { type Endpoint, isRefusedWhileImpersonating } from '#contract/endpoint.ts';
import { errorBody } from '#contract/envelope.ts';
import type { Caller } from '#domain/access/permissions.ts';

const WHO: Record<Caller, string> = {
  anyone: 'Anyone.',
  'signed-in': 'Any signed-in person.',
  investor: 'Investors (USER, PREMIUM_USER).',
  issuer: 'Issuers (ENTREPRENEUR, CLIENT, ISSUER).',
  manager: 'Managers (ADMIN), by the manager session’s token.',
  'issuer-or-manager': 'Managers, and issuers for what is their own.',
};

/** The OpenAPI 3.1 document of these endpoints: what a tenant with a back end of its own has to implement. */
export function apiDocument(endpoints: readonly Endpoint[]) {
  const app = new OpenAPIHono();
  for (const endpoint of endpoints) app.openAPIRegistry.registerPath(routeOf(endpoint));
  const scheme = (name: string) => ({ type: 'apiKey' as const, in: 'header' as const, name });
  app.openAPIRegistry.registerComponent('securitySchemes', 'user', scheme('X-USER-ACCESS-TOKEN'));
  app.openAPIRegistry.registerComponent('securitySchemes', 'manager', scheme('X-MANAGER-USER-ACCESS-TOKEN'));
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Lonja: API of a tenant',
      version: '2',
      description:
        'Every call carries X-TENANT-HOST. Money is a decimal string with two places, moments are ISO 8601 in UTC, texts of issuers are { es, en }. Refusals answer { error, params, fields }.',
    },
  });
}

/** Who may call, and what else a reader should know of an endpoint. */
export function notesOf(endpoint: Endpoint): string {
  return [
    WHO[endpoint.caller],
    endpoint.idempotent
      ? 'Needs an Idempotency-Key header; the same key with the same body gives the first answer again.'
      : '',
    endpoint.caller !== 'anyone' && isRefusedWhileImpersonating(endpoint)
      ? 'Refused while a manager looks through another person’s eyes.'
      : '',
    endpoint.errors?.length ? `Refuses with: ${endpoint.errors.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function routeOf(endpoint: Endpoint): RouteConfig {
  const headers = z.object({
    'X-TENANT-HOST': z.string(),
    ...(endpoint.idempotent ? { 'Idempotency-Key': z.string().min(8).max(200) } : {}),
  });
  const refusal = { description: 'Refused', content: { 'application/json': { schema: errorBody } } };
  return {
    method: endpoint.method.toLowerCase() as 'get',
    path: fullPath(endpoint.path),
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: notesOf(endpoint),
    security: endpoint.caller === 'anyone' ? [] : [{ user: [] }, { manager: [] }],
    request: {
      headers,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(endpoint.body || endpoint.files ? { body: { required: true, content: bodyOf(endpoint) } } : {}),
    },
    responses: { 200: answerOf(endpoint), 400: refusal, default: refusal },
  };
}

function bodyOf(endpoint: Endpoint) {
  if (endpoint.bodyKind !== 'multipart') return { 'application/json': { schema: endpoint.body ?? z.object({}) } };
  const fields = endpoint.body instanceof z.ZodObject ? endpoint.body.shape : {};
  const files = Object.fromEntries((endpoint.files ?? []).map((name) => [name, z.string().meta({ format: 'binary' })]));
  return { 'multipart/form-data': { schema: z.object({ ...fields, ...files }) } };
}

function answerOf(endpoint: Endpoint) {
  if (endpoint.answerKind === 'file') return { description: 'The bytes, as an attachment' };
  if (!endpoint.answer) return { description: 'Done' };
  return { description: 'Done', content: { 'application/json': { schema: endpoint.answer } } };
}
