// A worker in a separate process, whose acts outside the database wait for the response of a test server. The process gets the
// settings and the URL of that server, which responds when an act may continue. `startHeldWorker` starts it.
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
