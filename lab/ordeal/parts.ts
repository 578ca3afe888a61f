import { crashAtActs } from './acts.ts'
import { sendCostly } from './costs.ts'
import { fillDisks } from './disks.ts'
import { killPostgres, killServer } from './kills.ts'
import { failNetwork, failPostgres } from './outages.ts'
import type { Part, Size } from './part.ts'
import { crashAtSteps } from './steps.ts'
import { trial } from './suite.ts'
import { upgradeUnderLoad } from './upgrade.ts'
import { takeWallsDown } from './walls.ts'

/** Every part of the ordeal, by the name that selects it on the command line. */
export const PARTS: Readonly<Record<string, Part>> = {
  serveur: { what: 'kill -9 of the server under phones that send', run: killServer },
  postgresql: { what: 'kill -9 of PostgreSQL under phones that send', run: killPostgres },
  etapes: { what: 'a crash at each step of a command', run: crashAtSteps },
  actes: { what: 'a crash at an act of the office, asked again under its key', run: crashAtActs },
  pannes: { what: 'PostgreSQL away, hung, without a place, without its sessions', run: failPostgres },
  disque: { what: 'the disk of tables, WAL, log or files without room', run: fillDisks },
  montee: { what: 'the next release beside this one, under phones that send', run: upgradeUnderLoad },
  reseau: { what: 'a network that cuts, delays, halves answers', run: failNetwork },
  couts: { what: 'the dearest inputs of an allowed size, at each door', run: sendCostly },
  fuzz: trial({
    what: 'requests drawn from the contract, at every route',
    file: 'ordeal/fuzz',
    size: ({ size }) => ({ FUZZ_PER_ROUTE: size.requests }),
  }),
  json: trial({
    what: 'hostile JSON at every route that takes a body',
    file: 'ordeal/json',
    size: ({ size }) => ({ JSON_ONE_IN: size.oneIn }),
  }),
  jetons: trial({
    what: 'tokens that nobody should be let in with',
    file: 'ordeal/jetons',
    size: ({ size }) => ({ TOKENS_ONE_IN: size.oneIn }),
  }),
  cloisons: trial({
    what: 'two organizations in turn on two connections, requests given up',
    file: 'ordeal/cloisons',
    size: ({ size }) => ({ TENANT_REQUESTS: size.turns }),
  }),
  murs: {
    what: 'each policy, FORCE, guard and grant taken down in turn, and what roles and views may',
    run: takeWallsDown,
  },
  histoires: trial({
    what: 'histories of many phones beside the model',
    file: 'model/histories',
    about: 'new histories',
    size: ({ size, seed }) => ({ MODEL_RUNS: size.histories, MODEL_SEED: seed }),
  }),
  telephone: trial({
    what: 'histories of a phone: sleeps, kills, networks, limits, revocations, a restored service',
    file: 'client/model',
    about: 'new histories',
    size: ({ size, seed }) => ({ TELEPHONE_RUNS: size.days, TELEPHONE_SEED: seed }),
  }),
  retour: trial({
    what: 'a backup and a restoration to a point in time under load',
    file: 'restoration/pointInTime',
    needs: 'pgbackrest',
    size: ({ size }) => ({ PITR: 'yes', DEVICES: size.devices }),
  }),
}

/** Sizes of a run, by name. */
export const SIZES: Readonly<Record<'moindre' | 'ordinaire' | 'complete', Size>> = {
  moindre: {
    kills: 2,
    devices: 4,
    types: 1,
    acts: 6,
    moments: 1,
    requests: 1,
    oneIn: 100,
    turns: 200,
    histories: 5,
    days: 5,
    walls: 5,
  },
  ordinaire: {
    kills: 10,
    devices: 8,
    types: 1,
    acts: 30,
    moments: 1,
    requests: 10,
    oneIn: 20,
    turns: 1_000,
    histories: 100,
    days: 60,
    walls: 60,
  },
  complete: {
    kills: 100,
    devices: 8,
    types: 12,
    acts: 1_000,
    moments: 3,
    requests: 500,
    oneIn: 1,
    turns: 10_000,
    histories: 2_000,
    days: 1_000,
    walls: null,
  },
}
