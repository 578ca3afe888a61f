// Breakages of rules that compare a phone's values with stored data.
/** A rule, its file below sql/, and the replacement that breaks it. */
export type Broken = {
  readonly rule: string
  readonly file: string
  readonly from: string
  readonly to: string
}

/** The breakages of comparisons. */
export const COMPARISONS: readonly Broken[] = [
  {
    rule: 'a provisional reference of the day before or after is ordinary',
    file: 'commande/remarquer.sql',
    from: 'to_char(v_attendu - 1,',
    to: 'to_char(v_attendu,',
  },
  {
    rule: 'a reference as old before the enrolment as the gap that is tolerated is believed',
    file: 'commande/dater.sql',
    from: 'v_ref >= p_liasse.enrole_le - v_max',
    to: 'v_ref > p_liasse.enrole_le - v_max',
  },
  {
    rule: 'what a plot grows is compared by raw material',
    file: 'parcelle/verifier_culture.sql',
    from: 'v_matiere = coalesce(p.matiere_premiere_liee_code, p.code)',
    to: 'v_matiere = p.code',
  },
  {
    rule: 'a contract is about the products of its lines',
    file: 'contrat/raisons_inapplicables.sql',
    from: 'p_produit_id is not null and not exists (',
    to: 'false and not exists (',
  },
  {
    rule: 'an inspection is of a plot that its producer holds',
    file: 'parcelle/verifier_detenteur.sql',
    from: 'v_detenteur_id <> v_producteur_id',
    to: "p_motif = 'reference_inconnue' and v_detenteur_id <> v_producteur_id",
  },
  {
    rule: 'a mandatory question is answered',
    file: 'inspection/comparer_reponses.sql',
    from: "case when (q.question -> 'obligatoire')::boolean then 'reponse_manquante' end",
    to: 'null',
  },
  {
    rule: 'a finding has the severity of the pack',
    file: 'non_conformite/examiner.sql',
    from: 'v_pack.gravite <> v_declaree',
    to: 'false',
  },
  {
    rule: 'an input is counted in its own unit',
    file: 'intrant/verifier_comptes.sql',
    from: 'elsif v_unites is not null then',
    to: 'elsif false then',
  },
]
