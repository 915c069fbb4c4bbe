import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const aurora: TenantFile = {
  name: 'aurora',
  displayName: 'Aurora Capital',
  hosts: {
    local: ['aurora.localhost', 'localhost', '127.0.0.1'],
    test: ['aurora.localhost', 'localhost', '127.0.0.1'],
    dev: ['dev.aurora.example'],
    demo: ['demo.aurora.example'],
    prod: ['aurora.example', 'www.aurora.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.aurora.example',
    demo: 'https://api.demo.aurora.example',
    prod: 'https://api.aurora.example',
  },
};
