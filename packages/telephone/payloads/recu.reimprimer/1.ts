// Written from schemas/commandes/recu.reimprimer/1.json; change the schema, not this file.

/**
 * A duplicate of a field document, printed again.
 */
export interface RecuReimprimer1 {
  /**
   * Id of the reprint, made on the phone.
   */
  reimpression_id: string
  /**
   * Number of the document printed again, `BR-{device short code}-{YYYYMMDD}-{NNNN}`.
   */
  reference_provisoire: string
  /**
   * Copies printed.
   */
  copies: number
}
