import { DomainError } from '@sefira/platform/http/domain-error';
import type { AdminContext } from '../context.ts';

/** A file of the queue board. @throws DomainError NOT_FOUND */
export async function readBoardFile({ queueBoard }: AdminContext, name: string): Promise<Buffer> {
  const file = await queueBoard.file(name);
  if (file === null) throw new DomainError('NOT_FOUND');
  return file;
}

/** A response of the queue board; its error messages are for developers. @throws DomainError NOT_FOUND, DEPENDENCY_DOWN */
export async function callBoard(
  { queueBoard }: AdminContext,
  path: string,
  { params, query }: { readonly params: object | undefined; readonly query: object | undefined },
) {
  const { status, body } = await queueBoard.respond(path, { params: { ...params }, query: { ...query } });
  if (status >= 500) throw new DomainError('DEPENDENCY_DOWN');
  if (status >= 400) throw new DomainError('NOT_FOUND');
  return { status, body };
}
