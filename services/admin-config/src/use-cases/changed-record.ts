import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import { recordChanges } from '../domain/record-changes.ts';

/**
 * The changes in a whole record, parsed by their schema.
 * @throws DomainError FIELD_READ_ONLY naming the fields, VALIDATION_FAILED
 */
export function changesOf<Changes>(
  body: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
  rules: {
    readonly editable: readonly string[];
    readonly schema: z.ZodMiniType<Changes>;
    readonly beside?: readonly string[];
  },
): { readonly changes: Changes; readonly version: string | undefined } {
  const { changes, refused } = recordChanges(body, shown, rules.editable, rules.beside);
  if (refused.length > 0) {
    throw new DomainError('FIELD_READ_ONLY', {
      message: `Estes campos não podem ser alterados: ${refused.join(', ')}.`,
      issues: refused.map((path) => ({ path, message: 'Este campo não pode ser alterado.' })),
    });
  }
  const parsed = z.safeParse(rules.schema, changes);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new DomainError('VALIDATION_FAILED', { issues });
  }
  return { changes: parsed.data, version: typeof body.version === 'string' ? body.version : undefined };
}
