import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const bancal: TenantFile = {
  name: 'bancal',
  displayName: 'Bancal',
  hosts: {
    local: ['bancal.localhost'],
    test: ['bancal.localhost'],
    dev: ['dev.bancal.example'],
    demo: ['demo.bancal.example'],
    prod: ['bancal.example', 'www.bancal.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.bancal.example',
    demo: 'https://api.demo.bancal.example',
    prod: 'https://api.bancal.example',
  },
};
