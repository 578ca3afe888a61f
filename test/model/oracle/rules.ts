// The rule for each command type in histories; null means that the command's data can not be stored as a record.
import { recordCollecte, reportError } from './collecte.ts'
import { deliver, estimate, handOver, inspect, report, reprint } from './operations.ts'
import { registerPlot, surveyPlot } from './parcelle.ts'
import { changeProducteur, registerProducteur } from './producteur.ts'
import type { Rule } from './rule.ts'

/** The rules by type. */
export const RULES: Readonly<Record<string, Rule>> = {
  'producteur.enregistrer': registerProducteur,
  'producteur.modifier': changeProducteur,
  'parcelle.enregistrer': registerPlot,
  'parcelle.relever': surveyPlot,
  'collecte.enregistrer': recordCollecte,
  'collecte.signaler_erreur': reportError,
  'recu.reimprimer': reprint,
  'livraison.etablir_bon': deliver,
  'intrant.remettre': handOver,
  'inspection.enregistrer': inspect,
  'non_conformite.constater': report,
  'recolte.estimer': estimate,
}
