import { afterAll, beforeAll, expect, test } from 'vitest';
import { NewcomerWalk } from '#tests/support/newcomer-walk.ts';
import { bankOf, newcomerOf, WALKED_TENANTS, walkTheWay } from '#tests/support/newcomer-way.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** The bounds of a first investment, from the registration to the signature, for an individual who types everything. */
const MOST = { screens: 12, inputs: 34 };

let product: Product;
const told: string[] = [];

beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  console.log(told.join('\n'));
  await product?.stop();
});

test.each(WALKED_TENANTS)(
  'a newcomer of $name comes from the public page to the end of a first investment without script, by words alone',
  { timeout: 60_000 },
  async (tenant) => {
    const { host, port } = new URL(product.originOf(tenant.name));
    const visitor = new Visitor(host, Number(port), tenant.lang);
    const walk = new NewcomerWalk(visitor, newcomerOf(tenant), bankOf(product.apiOrigin));
    const { status, due, screens } = await walkTheWay(product, walk, tenant);
    expect(status).toBe(due);
    const { inputs } = walk.effort;
    expect(inputs).not.toEqual([]);
    told.push(`${tenant.name.padEnd(10)} ${tenant.lang} ${screens.length} screens, ${inputs.length} inputs`);
    expect({
      screens: screens.length <= MOST.screens || screens,
      inputs: inputs.length <= MOST.inputs || inputs,
    }).toEqual({ screens: true, inputs: true });
  },
);
