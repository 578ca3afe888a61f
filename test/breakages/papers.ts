// Breakages of office work: outdated documents, wrong codes, imports that leave no trace.
import { type Breakage, rule, wall } from './breakage.ts'

const unfollowed = (entite: string, acte: string) =>
  `delete from document.acte where (entite, acte) = ('${entite}', '${acte}')`

/** The breakages of documents and imports. */
export const PAPERS: readonly Breakage[] = [
  wall('a slip follows adjustments', unfollowed('reception', 'redresser'), 'sql/document'),
  wall('a label follows the place of its lot', unfollowed('lot', 'deplacer'), 'sql/document'),
  wall(
    'a devalidated expedition takes its papers back',
    unfollowed('expedition', 'devalider'),
    'sql/document',
  ),
  rule(
    'collecte.reviser_recu',
    /,\s+document\.changer\('recu', c\.id, p_le\)/,
    '',
    'a corrected receipt is true no more',
    'sql/document',
    'api/documents',
  ),
  rule(
    'collecte.recu_imprime',
    'p_collecte.recue_le);',
    "'infinity');",
    'a receipt has the states of the delivery',
    'sql/document',
  ),
  rule(
    'document.imprimer',
    'not document.est_etabli(p_type, p_entite_id)',
    'true',
    'a receipt is established once',
    'sql/document',
    'concurrency/documents',
    'api/documents',
  ),
  rule(
    'document.etablir',
    "perform core.verrouiller('document ' || p_entite_id);",
    '',
    'the documents of a record have one writer at a time',
    'concurrency/documents',
    'sql/document',
  ),
  rule(
    'tache.imprimes',
    ' and c.date_operation is not null',
    '',
    'a fingerprint that was only claimed verifies nothing',
    'sql/document',
  ),
  rule(
    'document.empreinte_libre',
    ' and c.date_operation is not null',
    '',
    'no document takes a code that was only claimed',
    'sql/document',
  ),
  rule(
    'tache.document_verifie',
    'union all',
    'except all',
    'a receipt that nobody asked for verifies',
    'sql/document',
    'api/documents',
  ),
  rule(
    'document.logo_en_vigueur',
    'and l.depuis <= p_le',
    '',
    'an older document bears no later logo',
    'sql/document',
  ),
  rule(
    'document.dupliquer',
    'if v_document.remplace_le is not null then',
    'if false then',
    'what is true no more is not printed again',
    'sql/document',
    'api/documents',
  ),
  rule(
    'document.exiger',
    'perform document.exiger_lisible(p_session, v_document.type, p_le);',
    '',
    'a document is read by who works in its module',
    'sql/document',
    'api/documents',
  ),
  rule(
    'importation.annuler',
    /perform importation\.exiger_sans_dependance\(v_importation\.genre, v_ids\);\s+perform importation\.retablir/,
    'perform importation.retablir',
    'an import is undone only while nothing stands on it',
    'sql/importation',
    'api/imports',
  ),
  rule(
    'importation.exiger_genre',
    'if p_genre <> all (importation.genres_permis(p_session, p_le)) then',
    'if false then',
    'a kind of import asks for the permission of its acts',
    'api/imports',
    'contract/responses',
  ),
]
