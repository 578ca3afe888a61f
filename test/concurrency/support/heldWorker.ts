// A worker in a separate process; its acts outside of the database wait at a gate. It gets the settings and the gate's URL, which
// responds when the act may go on. `startHeldWorker` starts it.
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
