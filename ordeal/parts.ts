import { killPostgres, killServer } from './kills.ts'
import { failNetwork, failPostgres } from './outages.ts'
import type { Part, Size } from './part.ts'
import { crashAtSteps } from './steps.ts'
import { upgradeUnderLoad } from './upgrade.ts'

/** Every part of the ordeal, by the name that asks for it alone. */
export const PARTS: Readonly<Record<string, Part>> = {
  serveur: { what: 'kill -9 of the server under phones that send', run: killServer },
  postgresql: { what: 'kill -9 of PostgreSQL under phones that send', run: killPostgres },
  etapes: { what: 'PostgreSQL crashes at a step of a command', run: crashAtSteps },
  pannes: { what: 'PostgreSQL away, hung, without a place, without its sessions', run: failPostgres },
  montee: { what: 'the next release beside this one, under phones that send', run: upgradeUnderLoad },
  reseau: { what: 'a network that cuts, delays, halves answers', run: failNetwork },
}

/** How much is tried, by the name of the size. */
export const SIZES: Readonly<Record<'moindre' | 'ordinaire' | 'complete', Size>> = {
  moindre: { kills: 2, devices: 4, types: 1 },
  ordinaire: { kills: 10, devices: 8, types: 1 },
  complete: { kills: 100, devices: 8, types: 12 },
}
