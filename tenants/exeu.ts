import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const exeu: TenantFile = {
  name: 'exeu',
  displayName: 'EXEU',
  hosts: {
    local: ['exeu.localhost'],
    test: ['exeu.localhost'],
    dev: ['dev.exeu.example'],
    demo: ['demo.exeu.example'],
    prod: ['exeu.example', 'www.exeu.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.exeu.example',
    demo: 'https://api.demo.exeu.example',
    prod: 'https://api.exeu.example',
  },
};
