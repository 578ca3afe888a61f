// `npm run demo`: plays a day of two agents and the office against a running service, with the library in packages/telephone;
// with `ouverture`, plays the opening of a third organization in mid-year.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { createOpening, type OpenCampaign, playOpening } from '../demo/play/opening.ts'
import { CHOSEN } from '../demo/play/openingAccounts.ts'
import { playDay } from '../demo/play/play.ts'
import { outcomes } from '../demo/play/report.ts'
import { type Lifetime, live } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { table } from '../src/process/table.ts'
import { loadConfig } from '../src/settings/config.ts'
import { openRules } from './admin/rules.ts'

const HERE = 'http://127.0.0.1:3000'
const LOOK = [
  'GET /v1/imports                    what was brought in, with the report of each',
  'GET /v1/capacites?statut=validee   capacities approved elsewhere, what is left of them',
  'GET /v1/creances                   what was owed at the opening',
  'GET /v1/lots                       what was in stock, under its own numbers; GET /v1/bilan-matiere proves it',
  'GET /v1/collectes                  the first collection, with its number',
]

const program = new Command('npm run demo --')
  .description(
    "Plays a day against a running service: two agents' phones without network, lost answers, sending again, the office.",
  )
  .argument('[address]', 'address of the service; `ouverture` opens a third organization instead', HERE)
  .argument('[where]', 'address of the service, after `ouverture`', HERE)
  .option('--keep', "keep the phones' files and print where they are")
  .parse()

await live(async (lifetime) => {
  const folder = await mkdtemp(join(tmpdir(), 'sillon-demo-'))
  if (program.opts().keep) print(`The phones' files: ${folder}`)
  else lifetime.defer(() => rm(folder, { recursive: true }))
  const [address, where] = program.processedArgs as [string, string]
  if (address === 'ouverture') return open(lifetime, urlOf(where), folder)
  return play(urlOf(address), folder)
})

async function play(url: string, folder: string): Promise<number> {
  const { captured, resultats, controles } = await playDay(url, folder, print, loadConfig().powersyncUrl)
  print(`\n${outcomes(captured, resultats)}`)
  print("\nThe day's control queue, after the quality officer lifted three:\n")
  const rows = controles.map(({ motif, commande, effet, statut, decision, decisions }) => {
    return [motif, commande.type, effet, statut, decision ?? decisions.map((d) => d.decision).join(' | ')]
  })
  print(table(['motif', 'type', 'effet', 'statut', 'decision'], rows))
  return 0
}

async function open(lifetime: Lifetime, url: string, folder: string): Promise<number> {
  const openCampaign: OpenCampaign = async (organisation, campagne) => {
    const { inside } = await openRules(lifetime)
    await inside(organisation, (ask) => createOpening(campagne, ask))
  }
  await playOpening(url, folder, openCampaign, print)
  print(`\nSign in as ouverte-rsci or ouverte-direction, password ${CHOSEN}. What to look at:\n`)
  print(LOOK.join('\n'))
  return 0
}

function urlOf(address: string): string {
  return address.replace(/\/+$/, '')
}
