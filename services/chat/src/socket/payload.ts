import type { ChatClientEvent, chatClientEvents } from '@sefira/contracts/chat/socket';
import type * as z from 'zod/mini';

/** What an event carries once it was checked. */
export type Payload<Name extends ChatClientEvent> = z.output<(typeof chatClientEvents)[Name]>;
