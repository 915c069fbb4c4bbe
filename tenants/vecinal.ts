import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const vecinal: TenantFile = {
  name: 'vecinal',
  displayName: 'Vecinal',
  hosts: {
    local: ['vecinal.localhost'],
    test: ['vecinal.localhost'],
    dev: ['dev.vecinal.example'],
    demo: ['demo.vecinal.example'],
    prod: ['vecinal.example', 'www.vecinal.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.vecinal.example',
    demo: 'https://api.demo.vecinal.example',
    prod: 'https://api.vecinal.example',
  },
};
