// Written from schemas/commandes/non_conformite.constater/1.json; change the schema, not this file.

/**
 * A non-conformity found in the field, of a producer, of a plot, or of both: it names at least one of them.
 */
export interface NonConformiteConstater1 {
  /**
   * Id of the non-conformity, made on the phone.
   */
  non_conformite_id: string
  /**
   * Producer at fault; left out when the plot alone is.
   */
  producteur_id?: string
  /**
   * Plot at fault; left out when the producer alone is.
   */
  parcelle_id?: string
  /**
   * Finding, as the pack names it.
   */
  constat_code: string
  /**
   * Severity.
   */
  gravite: 'mineure' | 'majeure' | 'critique'
  /**
   * Description of the finding.
   */
  description: string
}
