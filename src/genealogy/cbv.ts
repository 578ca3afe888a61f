// Maps the service's movements and records to GS1's core business vocabulary.

type Step = readonly [step: string, disposition: string]

/** The business step and the disposition of each kind of movement. */
export const STEPS: Readonly<Record<string, Step>> = {
  reception: ['receiving', 'in_progress'],
  rapprochement: ['accepting', 'in_progress'],
  reprise_reception: ['repackaging', 'in_progress'],
  correction: ['inspecting', 'in_progress'],
  etape: ['creating_class_instance', 'in_progress'],
  echantillon: ['sampling', 'unavailable'],
  destruction: ['destroying', 'destroyed'],
  retour: ['shipping', 'returned'],
  expedition: ['shipping', 'in_transit'],
}
/** The business step of goods that a client sends back; their movement is of kind `retour` too. */
export const RETURNED: Step = ['receiving', 'returned']
/** The step of a movement whose kind is not in the table. */
export const OTHER: Step = ['other', 'in_progress']

/** The types of business transactions; records of other kinds have no type. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  reception: 'recadv',
  etape: 'prodorder',
  expedition: 'desadv',
}
