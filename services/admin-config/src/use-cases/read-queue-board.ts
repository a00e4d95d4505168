import { DomainError } from '@sefira/platform/http/domain-error';
import type { AdminContext } from '../context.ts';

/** The page of the queue board, the same at every address. */
export async function readBoardPage({ queueBoard }: AdminContext): Promise<string> {
  return (await queueBoard()).page;
}

/** A file of the queue board. @throws DomainError NOT_FOUND */
export async function readBoardFile({ queueBoard }: AdminContext, name: string): Promise<Buffer> {
  const file = await (await queueBoard()).file(name);
  if (file === null) throw new DomainError('NOT_FOUND');
  return file;
}

/** A response of the queue board; its error messages are for developers. @throws DomainError NOT_FOUND, DEPENDENCY_DOWN */
export async function callBoard(
  { queueBoard }: AdminContext,
  path: string,
  { params, query }: { readonly params: object | undefined; readonly query: object | undefined },
) {
  const board = await queueBoard();
  const { status, body } = await board.respond(path, { params: { ...params }, query: { ...query } });
  if (status >= 500) throw new DomainError('DEPENDENCY_DOWN');
  if (status >= 400) throw new DomainError('NOT_FOUND');
  return { status, body };
}
