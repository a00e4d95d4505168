import { flag, serviceEnvironment } from '@sefira/platform/configuration';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  GUEST_ACCESS: flag(false).describe('Permite usar o produto sem login, como visitante por 24 horas.'),
  WELCOME_CREDITS: z.coerce.number().int().min(0).default(20).describe('Créditos de boas-vindas de uma conta nova.'),
  SESSION_IDLE_HOURS: z.coerce.number().min(1).max(168).default(24).describe('Horas sem uso até a sessão terminar.'),
  TERMS_VERSION: z.string().default('2026-11').describe('Versão dos termos que um cadastro aceita.'),
  DEMO_ACCOUNTS: flag(false).describe('Cria as contas de demonstração (só no perfil embutido).'),
});

export type AuthEnvironment = z.output<typeof environment>;
