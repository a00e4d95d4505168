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

/** The same for an address without a session: search engines leave it out, and the PDF's links do not pass it on. */
export function sendUnlistedPdf(
  reply: FastifyReply,
  file: StoredFile,
  report: { readonly title: string },
): FastifyReply {
  return sendPdf(reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer'), file, report);
}
