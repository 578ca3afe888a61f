// The publisher's side: what licences refuse and to whom, ends that are final, what support sees and until when, what is
// published.
import type { Breakage } from './breakage.ts'

/** A function of the publisher's side that says something else. */
const rule = (
  name: string,
  from: string | RegExp,
  to: string,
  sentence: string,
  ...judges: string[]
): Breakage => ({ sentence, change: { rule: name, from, to }, judges })
const wall = (sentence: string, statement: string, ...judges: string[]): Breakage => ({
  sentence,
  change: { statement },
  judges,
})

const FINAL = (act: string, state: string) =>
  `update acte.acte set de = de || '{${state}}' where entite = 'facture' and acte = '${act}'`

/** Broken rules of the publisher. */
export const PUBLISHER: readonly Breakage[] = [
  wall(
    'no two licences of an organization run on one day',
    'alter table licence.licence_en_vigueur drop constraint licence_chevauchante',
    'sql/licence',
    'concurrency/licences',
  ),
  wall(
    'a record of a licence is never edited',
    'grant update on licence.licence to metier; alter table licence.licence disable trigger all',
    'sql/licence',
    'sql/catalogue',
  ),
  rule(
    'licence.tenir',
    'where l.corrige = p_id',
    'where false',
    'a record of a licence is corrected once',
    'sql/licence',
    'concurrency/licences',
  ),
  rule(
    'licence.exiger_place',
    'licence.utilise(p_genre, p_le) > v_plafond',
    'false',
    'a licence’s ceiling refuses acts of the office',
    'sql/licence',
  ),
  rule(
    'licence.exiger_place',
    'if v_licence.fin < v_jour',
    'if false',
    'an expired licence refuses acts of the office',
    'sql/licence',
  ),
  rule(
    'licence.exiger_place',
    /perform from organisation\.organisation o[^;]*;/,
    '',
    'of two who take the last place of a licence one is refused',
    'concurrency/licences',
  ),
  rule(
    'producteur.enregistrer',
    'return (producteur.deposer_piece',
    "perform licence.exiger_place('producteurs', now());\n  return (producteur.deposer_piece",
    'no licence refuses what a phone sends',
    'concurrency/licences',
    'api/licences',
  ),
  rule(
    'appareil.enroler',
    'insert into appareil.appareil as a',
    "perform licence.exiger_place('appareils', p_le);\n  insert into appareil.appareil as a",
    'a phone whose code is out is enrolled whatever became of the licence',
    'sql/appareil',
    'api/licences',
  ),
  rule(
    'appareil.demander_code',
    'if v_remplace_id is null then',
    'if true then',
    'a phone that replaces another keeps its place',
    'sql/appareil',
  ),
  rule(
    'module.licence_couvre',
    'p_module = any (v_licence.modules)',
    'true',
    'a module that the licence lacks does not go on',
    'sql/module',
    'sql/licence',
    'api/licences',
  ),
  wall('a paid invoice is not cancelled', FINAL('annuler', 'payee'), 'sql/facture', 'api/licences'),
  wall('a cancelled invoice is not paid', FINAL('payer', 'annulee'), 'sql/facture', 'api/licences'),
  rule(
    'facture.payer',
    'v_payee_le < v_emise_le',
    'false',
    'an invoice is not paid before its issue',
    'sql/facture',
    'api/licences',
  ),
  rule(
    'facture.est_en_retard',
    'p_facture.echeance < p_jour',
    'p_facture.echeance <= p_jour',
    'an invoice is overdue the day after its last one',
    'sql/facture',
  ),
  rule(
    'utilisateur.admettre_support',
    'a.periode @> p_le',
    'lower(a.periode) <= p_le',
    'an access of support ends by itself',
    'api/support',
  ),
  rule(
    'utilisateur.admettre_support',
    /perform journal\.consigner\([^;]*;/,
    '',
    'what support reads stands in the organization’s journal',
    'api/support',
  ),
  rule(
    'utilisateur.identifier',
    "'{editeur_support,editeur_admin}'",
    "'{editeur_support,editeur_admin,editeur_parametrage}'",
    'who writes packs is no support',
    'api/support',
  ),
  rule(
    'utilisateur.exiger_editeur',
    "array[p_role, 'editeur_admin']",
    "array[p_role, 'editeur_admin', 'editeur_support']",
    'each role of the publisher has its routes',
    'access/doors',
  ),
  rule(
    'tache.cockpit',
    'p.fusionne_dans is null and ',
    '',
    'the cockpit counts a merged producer once',
    'sql/tache',
  ),
  rule('tache.volumes', "c.statut <> 'devalidee'", 'true', 'the cockpit counts what stands', 'sql/tache'),
  wall(
    'what was published never changes',
    'drop trigger ajout_seul on pack.pack_version',
    'sql/core',
    'sql/pack',
  ),
  rule(
    'pack.exiger_ouvrable',
    'r.pack_version_id = p_pack_version_id',
    'false',
    'no campaign opens on a version that was withdrawn',
    'sql/pack',
    'sql/campagne',
  ),
]
