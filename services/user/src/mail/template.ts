import type { ReactElement } from 'react';
import type * as z from 'zod/mini';

/** A kind of mail: its data and its two forms. */
export interface MailTemplate<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly data: Schema;
  subject(data: z.infer<Schema>): string;
  html(data: z.infer<Schema>, publicUrl: string): ReactElement;
  text(data: z.infer<Schema>, publicUrl: string): string;
  /** Further headers of the message, such as List-Unsubscribe. */
  headers?(data: z.infer<Schema>, publicUrl: string): Readonly<Record<string, string>>;
}
