import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../adapters/file-store.ts';
import { contentDisposition } from '../domain/content-disposition.ts';

/** Sends a stored PDF as a download that no cache may store. */
export function sendPdf(reply: FastifyReply, file: StoredFile, report: { readonly title: string }): FastifyReply {
  return reply
    .code(200)
    .type('application/pdf')
    .header('content-length', file.bytes)
    .header('content-disposition', contentDisposition(report.title, 'pdf'))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(file.stream);
}
