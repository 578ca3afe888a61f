// The sentences of `npm run admin -- campagne …`.
import type { AskRules, RulesRefusal } from './rules.ts'

const LEFT_OPEN = {
  collectes_non_recues: 'collections that no reception took in',
  receptions_non_validees: 'receptions that are not validated',
  references_attendues: 'references on paper whose collection has not arrived',
  capacites_non_validees: 'capacities that wait for a validation',
  etapes_non_validees: 'steps that are not validated',
  controles_ouverts: 'open controls of its collections',
  lignes_non_payees: 'lines that are due and not paid',
} as const

/** Lists the work that is still open when the campaign closes. */
export async function leftOpen(ask: AskRules, id: string): Promise<string> {
  const rows = await ask<{ quoi: keyof typeof LEFT_OPEN; nombre: string }>(
    'select quoi, nombre from relance.en_suspens($1)',
    [id],
  )
  if (rows.length === 0) return ' Nothing of it is left open.'
  return `\nStill to be done of it:\n${rows.map((row) => `  ${row.nombre} ${LEFT_OPEN[row.quoi]}`).join('\n')}`
}

/** Returns the sentence for a refusal. */
export function sentenceOf({ message: code, details }: RulesRefusal, org: string, which: string): string {
  switch (code) {
    case 'campagne_deja_ouverte':
      return `campaign ${which} was opened before; only one in preparation is changed or opened.`
    case 'campagne_non_ouverte':
      return `campaign ${which} is not open: it is ${details.statut}.`
    case 'campagne_non_cloturee':
      return `campaign ${which} is not closed: it is ${details.statut}.`
    case 'controles_bloquants_ouverts':
      return (
        `${details.nombre} commands of campaign ${which} stand under an open blocking control: lift them first, ` +
        `or force it with a reason: npm run admin -- campagne cloturer ${org} ${which} "why".`
      )
    case 'parametre_invalide':
      return `a widening gives ranks ${details.minimum} to ${details.maximum} digits, more than they have now.`
    case 'segment_manquant':
      return `${org} has no numbering model yet: POST /v1/numerotation/modeles makes one.`
    case 'numerotation_ambigue':
      return (
        `by its numbering model two records could get one number (${details.segment}): the model must name nature, ` +
        'product and campaign, with a text between two codes, and between product and rank where it is widened.'
      )
    case 'pack_retire':
      return `${details.code}@${details.version} is withdrawn: plan campaign ${which} on another version.`
    case 'campagne_code_unique':
      return `${org} has a campaign ${which} already.`
    case 'campagne_dates_ordonnees':
      return 'a campaign does not close before it opens: see its planned dates.'
    case 'campagne_code_forme':
      return 'the code of a campaign has 1 to 40 characters.'
    case 'campagne_nom_forme':
      return 'the name of a campaign has 1 to 200 characters.'
    default:
      return `${code} ${JSON.stringify(details)}`
  }
}
