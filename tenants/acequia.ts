import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const acequia: TenantFile = {
  name: 'acequia',
  displayName: 'Acequia',
  hosts: {
    local: ['acequia.localhost'],
    test: ['acequia.localhost'],
    dev: ['dev.acequia.example'],
    demo: ['demo.acequia.example'],
    prod: ['acequia.example', 'www.acequia.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.acequia.example',
    demo: 'https://api.demo.acequia.example',
    prod: 'https://api.acequia.example',
  },
};
