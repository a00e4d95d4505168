import type { StoredFile } from '@sefira/files/file-store';
import type { FastifyReply } from 'fastify';
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
  return sendPdf(unlisted(reply), file, report);
}

/** Leads to the file store itself, which gives the PDF out. */
export function redirectToPdf(reply: FastifyReply, address: string): FastifyReply {
  return unlisted(reply).header('cache-control', 'private, no-store').redirect(address, 302);
}

function unlisted(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
}
