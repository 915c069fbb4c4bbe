import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const claqueta: TenantFile = {
  name: 'claqueta',
  displayName: 'Claqueta',
  hosts: {
    local: ['claqueta.localhost'],
    test: ['claqueta.localhost'],
    dev: ['dev.claqueta.example'],
    demo: ['demo.claqueta.example'],
    prod: ['claqueta.example', 'www.claqueta.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.claqueta.example',
    demo: 'https://api.demo.claqueta.example',
    prod: 'https://api.claqueta.example',
  },
};
