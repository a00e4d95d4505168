import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of PDFs without a session: signed, for one report, with an expiry. */
export interface FileLinks {
  /** Token of an address that is valid until then. */
  sign(reportId: string, expiresAt: Date): string;
  /** The report that a token opens; null for an invalid or expired token. */
  read(token: string, now: Date): string | null;
}

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{43})$/;

export function createFileLinks(key: string): FileLinks {
  const secret = Buffer.from(key, 'base64url');

  function mark(reportId: string, expires: string): Buffer {
    return createHmac('sha256', secret).update(`report-pdf\n${reportId}\n${expires}`).digest();
  }

  return {
    sign(reportId, expiresAt) {
      const expires = Math.floor(expiresAt.getTime() / 1000).toString(36);
      return `${reportId}.${expires}.${mark(reportId, expires).toString('base64url')}`;
    },
    read(token, now) {
      const [, reportId, expires, signature] = pattern.exec(token) ?? [];
      if (!reportId || !expires || !signature) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = mark(reportId, expires);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number.parseInt(expires, 36) * 1000 > now.getTime() ? reportId : null;
    },
  };
}

/** Path of a token's PDF below the public address. */
export function filePath(token: string): string {
  return `/api/files/${token}`;
}
