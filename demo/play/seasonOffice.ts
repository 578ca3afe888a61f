// Office work of the season that does not concern goods: payments, imported files, registers, documents, and the request for an
// audit dossier.
import { askDossier } from './seasonDossier.ts'
import { playImports } from './seasonImport.ts'
import { correctMistakes } from './seasonMistakes.ts'
import { keepPapers } from './seasonPapers.ts'
import { paySeason } from './seasonPayments.ts'
import { playPublisher } from './seasonPublisher.ts'
import { keepRegisters } from './seasonRegisters.ts'
import { correctConclusion, mergeByMistake } from './seasonSlips.ts'
import type { Season } from './seasonStage.ts'
import { playTrial } from './seasonTrial.ts'
import { playVariety } from './seasonVariety.ts'

/** Pays the receptions, and does the rest of the office's work; the dossier traces the packed lot. */
export async function playOffice(season: Season, paid: readonly string[], packed: string): Promise<void> {
  await paySeason(season, paid)
  await playImports(season)
  await playVariety(season)
  await playTrial(season)
  await correctMistakes(season)
  await correctConclusion(season)
  await mergeByMistake(season)
  await keepRegisters(season)
  await playPublisher(season)
  await keepPapers(season)
  await askDossier(season, packed)
}
