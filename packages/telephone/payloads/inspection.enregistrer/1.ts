// Written from schemas/commandes/inspection.enregistrer/1.json; change the schema, not this file.

/**
 * The answer to one question.
 */
export type Reponse = boolean | number | string | string[] | null

/**
 * An internal inspection: the answers to a form of the pack.
 */
export interface InspectionEnregistrer1 {
  /**
   * Id of the inspection, made on the phone.
   */
  inspection_id: string
  /**
   * Producer who is inspected.
   */
  producteur_id: string
  /**
   * Plot that is inspected; null when the inspection is of the producer.
   */
  parcelle_id?: string | null
  /**
   * Form that was answered.
   */
  formulaire_code: string
  /**
   * Version of the form.
   */
  formulaire_version: number
  /**
   * Answers by code of question: yes or no, whole number, text, choice, day or `fichier_id`, several choices; null when not answered.
   */
  reponses: {
    [k: string]: Reponse
  }
  /**
   * When the inspection began.
   */
  debut: string
  /**
   * When the inspection ended.
   */
  fin: string
}
