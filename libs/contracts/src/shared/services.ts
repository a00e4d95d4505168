/** The parts that answer calls and hear events; a name is the same in routes, queues, schemas and logs. */
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

/** Whoever signs internal identities: the services and the public door. */
export type CallerName = ServiceName | 'gateway';
