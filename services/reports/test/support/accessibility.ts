import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { dictionaries, has } from './pdf-dictionaries.ts';

/** Structure types of ISO 32000-1, 14.8.4; any other needs a place in the role map. */
const standardTypes = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu Figure Formula Form'
  ).split(' '),
);

/** What a reader who cannot see would miss in a PDF, after the rules of PDF/UA-1 (ISO 14289-1) that can be read off its objects. */
export function accessibilityProblems(document: PDFDocument): readonly string[] {
  const { catalog } = document;
  const root = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const order = root ? structureOf(root) : [];
  const problem = (holds: unknown, text: string) => (holds ? [] : [text]);
  return [
    ...problem(textOf(catalog.lookup(PDFName.of('Lang'))) === 'pt-BR', 'no language'),
    ...problem((document.getTitle()?.trim().length ?? 0) > 3, 'no title'),
    ...problem(
      String(catalog.lookup(PDFName.of('ViewerPreferences'))).includes('/DisplayDocTitle true'),
      'title hidden',
    ),
    ...problem(String(catalog.lookup(PDFName.of('MarkInfo'))).includes('/Marked true'), 'not marked as tagged'),
    ...problem(catalog.has(PDFName.of('Metadata')), 'no metadata stream'),
    ...problem(root?.has(PDFName.of('ParentTree')), 'no parent tree'),
    ...document
      .getPages()
      .flatMap(({ node }, index) => [
        ...problem(node.has(PDFName.of('StructParents')), `page ${index + 1} is not in the structure`),
        ...problem(has(node, 'Tabs', 'S'), `page ${index + 1} has no tab order`),
      ]),
    ...unmapped(root, order),
    ...figures(order),
    ...headings(order),
    ...tables(order),
    ...links(document),
  ];
}

/** Every structure element in reading order. */
function structureOf(parent: PDFDict): readonly PDFDict[] {
  const kids = parent.lookup(PDFName.of('K'));
  const children: readonly (PDFObject | undefined)[] =
    kids instanceof PDFArray ? kids.asArray().map((_, index) => kids.lookup(index)) : [kids];
  return children.flatMap((child) =>
    child instanceof PDFDict && child.has(PDFName.of('S')) ? [child, ...structureOf(child)] : [],
  );
}

const typeOf = (element: PDFDict): string => element.lookup(PDFName.of('S'), PDFName).decodeText();

function unmapped(root: PDFDict | undefined, order: readonly PDFDict[]): string[] {
  const roles = root?.lookupMaybe(PDFName.of('RoleMap'), PDFDict);
  const foreign = new Set(
    order.map(typeOf).filter((type) => !standardTypes.has(type) && !roles?.has(PDFName.of(type))),
  );
  return [...foreign].map((type) => `structure type ${type} is unknown`);
}

function figures(order: readonly PDFDict[]): string[] {
  return order
    .filter((element) => typeOf(element) === 'Figure')
    .flatMap((figure) =>
      (textOf(figure.lookup(PDFName.of('Alt'))) ?? '').length > 2 ? [] : ['a picture without text'],
    );
}

function headings(order: readonly PDFDict[]): string[] {
  const levels = order.flatMap((element) => /^H([1-6])$/.exec(typeOf(element))?.[1] ?? []).map(Number);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(levels.includes(1) ? [] : ['no first heading']),
    ...(skipped.length > 0 ? [`headings leap to level ${[...new Set(skipped)].join(', ')}`] : []),
  ];
}

function tables(order: readonly PDFDict[]): string[] {
  return order
    .filter((element) => typeOf(element) === 'Table')
    .flatMap((table) => {
      const heads = structureOf(table).filter((element) => typeOf(element) === 'TH');
      if (heads.length === 0) return ['a table without head'];
      return heads.every((head) => /\/Scope/.test(attributesOf(head))) ? [] : ['a table head without scope'];
    });
}

function attributesOf(element: PDFDict): string {
  const attributes = element.lookup(PDFName.of('A'));
  if (!(attributes instanceof PDFArray)) return String(attributes);
  return attributes
    .asArray()
    .map((_, index) => String(attributes.lookup(index)))
    .join(' ');
}

function links(document: PDFDocument): string[] {
  const annotations = dictionaries(document).filter((one) => has(one, 'Subtype', 'Link'));
  return annotations.flatMap((link) =>
    link.has(PDFName.of('StructParent')) && (textOf(link.lookup(PDFName.of('Contents'))) ?? '').length > 0
      ? []
      : ['a link that does not say where it leads'],
  );
}

function textOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}
