// Which words of GS1's core business vocabulary say what the service's movements and records are.

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
/** What a client sends back, a movement of kind `retour` too. */
export const RETURNED: Step = ['receiving', 'returned']
/** A movement of a kind that has no step of its own. */
export const OTHER: Step = ['other', 'in_progress']

/** What a record is among business transactions; others are named without a type. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  reception: 'recadv',
  etape: 'prodorder',
  expedition: 'desadv',
}
