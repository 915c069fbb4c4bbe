import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const sarmiento: TenantFile = {
  name: 'sarmiento',
  displayName: 'Sarmiento',
  hosts: {
    local: ['sarmiento.localhost'],
    test: ['sarmiento.localhost'],
    dev: ['dev.sarmiento.example'],
    demo: ['demo.sarmiento.example'],
    prod: ['sarmiento.example', 'www.sarmiento.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.sarmiento.example',
    demo: 'https://api.demo.sarmiento.example',
    prod: 'https://api.sarmiento.example',
  },
};
