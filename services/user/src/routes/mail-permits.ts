import { permitMail, refuseMail } from '@sefira/contracts/user/mail-permits';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { permitPersonalMail, refuseMails } from '../use-cases/permit-mail.ts';

/** Permits for mails on behalf of a person, and refusals by recipients. */
export async function addMailPermitRoutes(app: FastifyInstance, context: UserContext): Promise<void> {
  addRoute(app, context.identities, permitMail, async ({ body, requestId }) => {
    await permitPersonalMail(context, { ...body, requestId });
    return acknowledged('Envio permitido.');
  });

  // Mail programs send a form, the page nothing: only the address counts (RFC 8058), so the body is ignored.
  await app.register((oneClick, _options, done) => {
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null, undefined));
    addRoute(oneClick, context.identities, refuseMail, async ({ params }) => {
      await refuseMails(context, params.token);
      return acknowledged('Pronto. Este endereço não recebe mais e-mails enviados por outras pessoas pela Sefira.');
    });
    done();
  });
}
