// docs/decisions/0039: when it is told to end, the service ends within eight seconds, whatever it is doing. None of its work is
// lost or done twice.
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { openDatabase } from '../support/database.ts'
import { effects, faults, oneEffectEach } from './support/effects.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { ask, BALANCES, hold, until, untilBlocked } from './support/sessions.ts'

const LONGEST_MS = 8_000
const database = await openDatabase()
const url = database.adminUrl

test('SIGTERM with a message, a batch and half a request in hand, and an idle connection', {
  timeout: 60_000,
}, async () => {
  const texts: string[] = []
  let answers = false
  const gateway = createServer(async (request, response) => {
    for await (const chunk of request) texts.push(JSON.parse(String(chunk)).texte)
    if (answers) response.end()
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    gateway.closeAllConnections()
    gateway.close()
  })
  const SMS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`
  const first = await startServerProcess(database, { SMS_URL })
  const [phone, sent] = [await enrol(first), await enrol(first, 'agent2')]
  expect((await send(first, sent, await collectes(sent, [1, 1]))).status).toBe(200)
  await until('the gateway holds a message', () => texts.length > 0)
  const batch = await collectes(phone, [1, 4], (n) => ({ producteur: n === 3 ? 2 : 1 }))
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])
  const unanswered = send(first, phone, batch).then(
    ({ status }) => status,
    () => 0,
  )
  await untilBlocked(url, 1)
  const token = await first.token('agent1')
  const { port } = new URL(first.url)
  const half = await open(
    Number(port),
    `POST /v1/appareils/enroler HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`,
  )
  half.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"code')
  const idle = await open(Number(port), 'GET /sante HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => idle.once('data', resolve))

  const { code, ms } = await first.stop()
  expect([code, ms < LONGEST_MS]).toEqual([0, true])
  expect([0, 503]).toContain(await unanswered)
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(3))
  // The message is not locked any more: the next worker takes it at once.
  expect(await ask(url, 'select from graphile_worker.jobs where locked_by is not null')).toEqual([])

  await holder.release()
  answers = true
  const second = await startServerProcess(database, { SMS_URL })
  expect((await send(second, phone, batch)).body).toMatchObject({ derniere_sequence: 4, arret: null })
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(5))
  expect(await faults(url)).toEqual([])
  await ask(url, 'update graphile_worker._private_jobs set run_at = now()')
  await until('every message left', () => new Set(texts).size === 5)
})

function open(port: number, text: string): Promise<ReturnType<typeof connect>> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      resolve(socket)
    })
    socket.on('error', reject)
    onTestFinished(() => void socket.destroy())
  })
}
