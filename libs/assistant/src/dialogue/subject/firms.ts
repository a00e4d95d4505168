import { foldQuestion } from '../../understanding/normalise.ts';
import type { Title } from './titles.ts';

export const trades =
  /\b(?:empresa|negocio|loja\w*|marca|startup|firma|comercio|padaria|salao|restaurante|clinica|escritorio|estudio|barbearia|confeitaria|oficina|lanchonete|pizzaria|consultoria|agencia|academia|farmacia|brecho|pousada|hotel|podcast|consultorio|atelie|mercado|floricultura|transportadora|hamburgueria|sorveteria|doceria|produtora|spa|mei|cnpj|bistro|acougue|emporio|adega|boteco|lavanderia|borracharia|serralheria|marcenaria|grafica|lava rapido|loja virtual|creche|escolinha|petshop|studio|quiosque|trailer|delivery|auto ?(?:center|pecas)|nome fantasia|distribuidora|confeccao|fabrica|deposito|imobiliaria|construtora|livraria|papelaria|marmitaria|buffet|quitanda|cafeteria|food truck|pet shop)\b/u;

/** `Minha loja chama Amigo Bicho`, `um salão chamado Studio Gi`: the name right after a trade; null if there is none. */
export function calledFirm(text: string, names: readonly Title[]): Title | null {
  // `Minha marca de bolsa é Zizi`
  const is =
    /\b(?:marca|loja|empresa|negócio|salão|ateliê|firma)(?: d[aeo] \p{L}+)? (?:é|eh)(?: [oa])?\s*(?:dona |seu )?$/iu;
  const called =
    /(?:chamad[oa]s?|(?:que )?se chama|(?:que )?chama|nome|llamad[oa]|(?:que )?se llama|called|named)\s*(?:é|eh|é o|is|es|:)?\s*["“]?$/iu;
  const found =
    names.find(({ start }) => {
      const before = text.slice(0, start).replace(/\b(?:Dona|Seu) $/u, '');
      const clause = foldQuestion(before.slice(Math.max(0, before.search(/[^.?!\n]*$/u))));
      return (
        (called.test(before) || is.test(before)) &&
        trades.test(clause) &&
        !/\b(?:socia|socio|don[oa]|gerente|funcionari[oa])\b/u.test(clause)
      );
    }) ?? null;
  // `Dona Zizi`: the form of address belongs to the name of a firm.
  const title = found === null ? null : /\b(Dona|Seu) $/u.exec(text.slice(0, found.start))?.[1];
  return found !== null && title ? { name: `${title} ${found.name}`, start: found.start - title.length - 1 } : found;
}

/** Words that only firms bear in their names. */
const ofFirms =
  /\b(?:pets?|banho|tosa|modas?|boutique|clinicas?|odonto\w*|veterinari[ao]|advocacia|advogad[oa]s|contabil\w*|contador\w*|engenharia|arquitetura|imoveis|transportes|lanches|doces|bolos|salgados|confeccoes|cosmeticos|estetica|barber|barbershop|store|shop|hair|nails|beauty|gourmet|express|ltda|comercio|servicos|solucoes|assessoria|tecnologia|tech|digital|design|fotografia|eventos|festas|turismo|viagens|automoveis|motos|moveis|editora|producoes|fitness|pilates|yoga|colegio|burger|cafe|acai|doceria|mercearia|hortifruti|drogaria|otica|joalheria|mecanica|costura|lojas|instituto|artesanato|informatica|embalagens|materiais|construcoes|reformas|pinturas|cabeleireir[oa]s?|manicure)\b/u;
/** Whether a name bears a word of a trade or of a firm. */
export const isOfFirm = ({ name }: Title) => {
  const words = foldQuestion(name);
  return (
    words.includes(' ') &&
    (/&|\be (?:filh[oa]s|irma[os]+|cia)\b/u.test(name.toLowerCase()) || ofFirms.test(words) || trades.test(words))
  );
};
