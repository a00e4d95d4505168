import type { ServiceDefinition } from '@sefira/platform/service-definition';

/** Services that a test puts beside its own, each loaded alone: services know each other by address, never by import. */
export const neighbours = {
  'admin-config': async (): Promise<ServiceDefinition> =>
    (await import('@sefira/admin-config-service/definition')).definition,
  auth: async (): Promise<ServiceDefinition> => (await import('@sefira/auth-service/definition')).definition,
  reports: async (): Promise<ServiceDefinition> => (await import('@sefira/reports-service/definition')).definition,
  billing: async (): Promise<ServiceDefinition> => (await import('@sefira/billing-service/definition')).definition,
};
