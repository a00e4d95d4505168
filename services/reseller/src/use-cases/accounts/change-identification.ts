import type {
  changePixKey as changePixKeyRoute,
  submitDocument as submitRoute,
} from '@sefira/contracts/reseller/account';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { canonicalIdentity } from '../../adapters/documents.ts';
import { identificationOf, sealIdentity } from '../../adapters/identification.ts';
import { canonicalPixKey } from '../../adapters/pix-keys.ts';
import { sealText } from '../../adapters/sealed-text.ts';
import type { ResellerContext } from '../../context.ts';
import { type Reseller, updateReseller } from '../../data/resellers.ts';
import { isIdentified } from '../../domain/person-marks.ts';
import { markReseller } from '../marks/add-marks.ts';
import { type Caller, ownReseller } from './own-reseller.ts';

/** Stores a new PIX key. @throws DomainError PIX_KEY_INVALID */
export async function changePixKey(
  context: ResellerContext,
  caller: Caller,
  { pixKeyType, pixKey }: RouteBody<typeof changePixKeyRoute>,
): Promise<Reseller> {
  const { userId } = await ownReseller(context, caller);
  const pixKeySealed = sealText(context, canonicalPixKey(pixKeyType, pixKey));
  return changeIdentification(context, userId, { pixKeyType, pixKeySealed });
}

/** Stores a missing document. @throws DomainError CONFLICT when another one is stored, CPF_INVALID */
export async function submitDocument(
  context: ResellerContext,
  caller: Caller,
  body: RouteBody<typeof submitRoute>,
): Promise<Reseller> {
  const known = await ownReseller(context, caller);
  const given = canonicalIdentity(body.document, body.responsibleCpf);
  const { document, responsibleCpf } = identificationOf(context, known);
  if (isIdentified({ document, responsibleCpf }) || (document !== null && document !== given.document)) {
    throw new DomainError('CONFLICT', {
      message: 'Seu documento já está cadastrado. Para trocá-lo, fale com o suporte.',
    });
  }
  return changeIdentification(context, known.userId, sealIdentity(context, given));
}

/** Stores the change and compares it with the reseller's customers. */
function changeIdentification(
  context: ResellerContext,
  userId: string,
  identification: Parameters<typeof updateReseller>[2],
): Promise<Reseller> {
  return inTransaction(context, async (transaction) => {
    const reseller = await updateReseller(transaction, userId, identification);
    await markReseller(context, transaction, reseller);
    return reseller;
  });
}
