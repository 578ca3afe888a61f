// `npm run demo`: a day of two agents and of the office against a running service, with the library in client/.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { playDay } from '../demo/play/play.ts'
import { outcomes } from '../demo/play/report.ts'
import { live } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { table } from '../src/process/table.ts'
import { loadConfig } from '../src/settings/config.ts'

const program = new Command('npm run demo --')
  .description(
    "Plays a day against a running service: two agents' phones without network, lost answers, sending again, the office.",
  )
  .argument('[address]', 'address of the service', 'http://127.0.0.1:3000')
  .option('--keep', "keep the phones' files and print where they are")
  .parse()

await live(async ({ defer }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sillon-demo-'))
  if (program.opts().keep) print(`The phones' files: ${folder}`)
  else defer(() => rm(folder, { recursive: true }))
  const url = (program.processedArgs[0] as string).replace(/\/+$/, '')
  const { captured, resultats, controles } = await playDay(url, folder, print, loadConfig().powersyncUrl)
  print(`\n${outcomes(captured, resultats)}`)
  print("\nThe day's control queue, after the quality officer lifted three:\n")
  const rows = controles.map(({ motif, commande, effet, statut, decision, decisions }) => {
    return [motif, commande.type, effet, statut, decision ?? decisions.map((d) => d.decision).join(' | ')]
  })
  print(table(['motif', 'type', 'effet', 'statut', 'decision'], rows))
  return 0
})
