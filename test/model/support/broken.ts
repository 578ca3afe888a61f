// Rules to break, one at a time; the model must notice each of them.
import { type Broken, COMPARISONS } from './brokenComparisons.ts'

/** The broken rules; a run breaks the first ones of the list. */
export const BROKEN: readonly Broken[] = [
  {
    rule: 'a clock gap of exactly ten minutes is tolerated',
    file: 'commande/dater.sql',
    from: 'v_cree_le not between v_estimation - v_max and v_estimation + v_max',
    to: 'not (v_cree_le > v_estimation - v_max and v_cree_le < v_estimation + v_max)',
  },
  {
    rule: 'a capacity that is exactly consumed is not crossed',
    file: 'collecte/imputer.sql',
    from: 'v_solde.consomme_g > v_plafond_g',
    to: 'v_solde.consomme_g >= v_plafond_g',
  },
  {
    rule: 'the sequence must be the next one',
    file: 'commande/verifier_ordre.sql',
    from: 'p_sequence > p_derniere + 1',
    to: 'p_sequence > p_derniere + 2',
  },
  {
    rule: 'seven days after the last synchronization are still within the offline limit',
    file: 'saisie/verifier_droits.sql',
    from: 'v_date <= v_limite',
    to: 'v_date < v_limite',
  },
  {
    rule: 'at the instant of the revocation the device was not revoked yet',
    file: 'saisie/verifier_droits.sql',
    from: 'v_date <= v_appareil.revoque_le',
    to: 'v_date < v_appareil.revoque_le',
  },
  {
    rule: 'without a clock, the instant of the last synchronization is plausible',
    file: 'commande/dater.sql',
    from: 'v_cree_le between p_liasse.synchro_entiere and p_liasse.recue_le',
    to: 'v_cree_le > p_liasse.synchro_entiere and v_cree_le <= p_liasse.recue_le',
  },
  {
    rule: 'a command that turns up for a voided sequence is judged',
    file: 'commande/verifier_ordre.sql',
    from: 's.appareil_id = p_appareil_id and s.sequence = p_sequence)',
    to: 'false)',
  },
  {
    rule: 'a rejection takes the awaited sequence',
    file: 'commande/traiter.sql',
    from: '    return commande.rejeter(',
    to: '    perform commande.rendre_sequence(v_appareil);\n    return commande.rejeter(',
  },
  {
    rule: 'a known id with another fingerprint is a rejection',
    file: 'commande/retrouver.sql',
    from: 'case when c.empreinte = v_empreinte',
    to: 'case when true',
  },
  {
    rule: 'a batch soon after another continues its synchronization',
    file: 'commande/clore_liasse.sql',
    from: 'lot_plein_le = p_liasse.recue_le',
    to: 'lot_plein_le = null',
  },
  {
    rule: 'what depends on an entity in control says so',
    file: 'saisie/dependances.sql',
    from: "where x.controles <> '{}'",
    to: 'where cardinality(x.controles) > 1',
  },
  {
    rule: 'a deduction is rounded down',
    file: 'collecte/calculer.sql',
    from: 'v_refaction_g + floor(',
    to: 'v_refaction_g + ceil(',
  },
  {
    rule: 'a state declared as the plot’s is no difference',
    file: 'collecte/qualifier.sql',
    from: "d.rang > coalesce(p.rang, '-1')",
    to: "d.rang >= coalesce(p.rang, '-1')",
  },
  {
    rule: 'overlaps above the minimum are flagged',
    file: 'parcelle/trouver_chevauchements.sql',
    from: 'r.commune_m2 > v_minimum',
    to: 'r.commune_m2 > v_minimum + 15',
  },
  {
    rule: 'an own change is no conflict',
    file: 'producteur/trouver_conflits.sql',
    from: 'a.auteur_id <> p_auteur_id',
    to: 'true',
  },
  {
    rule: 'a new survey lowers the ceiling to the lower of both',
    file: 'capacite/proposer.sql',
    from: 'set plafond_g = least(',
    to: 'set plafond_g = greatest(',
  },
  {
    rule: 'ranks are given one by one',
    file: 'numerotation/attribuer.sql',
    from: 'set dernier_rang = c.dernier_rang + 1',
    to: 'set dernier_rang = c.dernier_rang + 2',
  },
  {
    rule: 'a module that was never active is inactive',
    file: 'module/est_actif.sql',
    from: ', false)',
    to: ', true)',
  },
  {
    rule: 'a collection travels on one note',
    file: 'livraison/examiner.sql',
    from: 'where l.est_ailleurs and',
    to: 'where false and',
  },
  {
    rule: 'the balance takes what the collection weighs in raw material',
    file: 'capacite/prise.sql',
    from: 'ceil(p_net_g::numeric * p_produit.coefficient_ppm / 1000000)',
    to: 'p_net_g',
  },
  {
    rule: 'a collection reads the pack that its own campaign froze',
    file: 'produit/de_campagne.sql',
    from: 'and c.id = p_campagne_id',
    to: "and p_campagne_id is not null and c.code = 'C2'",
  },
  {
    rule: 'a lifted control keeps nothing in control',
    file: 'saisie/verifier_references.sql',
    from: "and c.statut = 'ouvert' and c.commande_id <> p_contexte.commande_id",
    to: 'and c.commande_id <> p_contexte.commande_id',
  },
  {
    rule: 'an interest counts while it lasts',
    file: 'inspection/trouver_conflits.sql',
    from: 'and i.periode @> p_le',
    to: '',
  },
  {
    rule: 'who collected does not inspect',
    file: 'inspection/trouver_conflits.sql',
    from: 'where k.utilisateur_id = p_inspecteur_id',
    to: 'where k.utilisateur_id <> p_inspecteur_id',
  },
  {
    rule: 'an input is authorized by the pack in force',
    file: 'intrant/referentiels_refusant.sql',
    from: "e.categorie_affichage <> 'hors_statut'",
    to: "e.categorie_affichage = 'bio'",
  },
  {
    rule: 'what is certified comes under control once the certificate of its group has ended',
    file: 'collecte/verifier_certificat.sql',
    from: 'where not d.est_en_vigueur and',
    to: 'where false and',
  },
  ...COMPARISONS,
]
