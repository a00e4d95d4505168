/** Services; a name is the same in routes, queues, schemas and logs. */
export const serviceNames = [
  'auth',
  'user',
  'numerology',
  'reports',
  'billing',
  'chat',
  'admin-config',
  'content',
  'reseller',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Signers of internal identities: the services and the gateway. */
export type CallerName = ServiceName | 'gateway';
