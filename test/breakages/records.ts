// Breakages of audit and retention: dossiers, registers, erasures, and restarted imports.
import { type Breakage, rule } from './breakage.ts'

/** The breakages of audit and retention. */
export const RECORDS: readonly Breakage[] = [
  rule(
    'dossier.tenir',
    'and d.tentative = p_tentative',
    '',
    'an attempt that was taken over changes nothing',
    'sql/dossier',
  ),
  rule(
    'dossier.contenir',
    'and not utilisateur.permissions_de_session(p_session, p_le) @> v_lectures',
    'and false',
    'an archive is handed to its author and to who reads all of it',
    'sql/dossier',
  ),
  rule(
    'dossier.contenir',
    'and not fichier.peut_lire_identite(p_session.utilisateur_id, p_le)',
    'and false',
    'identity documents are taken by who may read them',
    'sql/dossier',
  ),
  rule(
    'dossier.identites',
    'and (v_groupement_id is null or p.groupement_id = v_groupement_id)',
    '',
    'a group’s dossier holds the identity documents of its members alone',
    'sql/dossier',
  ),
  rule(
    'dossier.buter',
    'v_dossier.echecs < 4',
    'true',
    'a dossier that fails again and again comes to an end',
    'sql/dossier',
  ),
  rule(
    'importation.buter',
    'v_importation.echecs >= 5',
    'false',
    'an import that fails again and again comes to an end',
    'sql/importation',
  ),
  rule(
    'importation.deja_appliquee',
    "v_autre.statut in ('en_application', 'applique')",
    'false',
    'the same file of balances counts once',
    'api/openings',
  ),
  rule(
    'non_conformite.exiger_cloture',
    'if p_auteur_id = any (p_constat.mesuree_par || p_constat.auteur_id) then',
    'if false then',
    'who measured a non-conformity does not close it',
    'sql/non_conformite',
    'api/findings',
  ),
  rule(
    'conservation.limite',
    "interval '1 year'",
    "interval '1 month'",
    'evidence is kept for its years',
    'sql/conservation',
  ),
  rule(
    'conservation.fichiers',
    /and not exists \(\s+select from commande\.piece_jointe p[\s\S]+?\)\)\s+order/,
    'order',
    'a file that a kept command announces is kept',
    'sql/conservation',
    'api/retention',
  ),
]
