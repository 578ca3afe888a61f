// A worker in a process of its own whose acts outside of the database wait at a gate: it is told the settings, and the
// gate's address, which answers when the act may be done. Begun by `startHeldWorker`.
import { pino } from 'pino'
import { startTasks } from '../../../server.ts'
import type { IdentityAdmin } from '../../../src/identity/port.ts'

const { settings, gate, signs } = JSON.parse(process.argv[2] ?? '{}')
const pass = async (act: string) => {
  await (await fetch(`${gate}/${act}`)).text()
}
const admin = new Proxy({} as IdentityAdmin, {
  get: (_, act) => async () => {
    await pass(String(act))
    return null
  },
})
await startTasks(settings, {
  log: pino({ level: 'silent' }),
  sendSms: (_sms: object, collecte: string) => pass(`sms?${collecte}`),
  admin,
  worker: { concurrency: 8, signs },
})
process.stdout.write('at work\n')
