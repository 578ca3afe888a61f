// docs/operate.md, «What a start says»: the start waits for a database that is starting or has no free connection. Any other
// failure is reported at once, with its cause and remedy, and without a stack trace.
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../../src/contract/errors.ts'
import { databaseSentence, reach } from '../../src/database/reach.ts'
import { createSlots } from '../../src/database/slots.ts'

// Responses of PostgreSQL's protocol to a start-up packet: an error, or success.
function refusing(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
// The response to an empty query, followed by «ready for query».
const DONE = Buffer.from([0x49, 0, 0, 0, 4, 0x5a, 0, 0, 0, 5, 0x49])

/** A server that sends the next of the given responses to each connection; once they are used up, it sends the last one. */
function answering(...answers: Buffer[]): Promise<string> {
  return serving(answers, (socket) => socket.on('data', () => socket.write(DONE)))
}

/** The same as `answering`, but `goOn` handles the accepted connections. */
async function serving(answers: Buffer[], goOn: (socket: Socket) => unknown): Promise<string> {
  let met = 0
  const server = createServer((socket: Socket) => {
    const answer = answers[Math.min(met++, answers.length - 1)]
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(answer ?? WELCOME)
      if (answer === WELCOME) goOn(socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `postgresql://api@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sillon`
}

async function reached(url: string, forMs: number, answerMs?: number): Promise<string[]> {
  const said: string[] = []
  const patience = answerMs === undefined ? { forMs, everyMs: 5 } : { forMs, everyMs: 5, answerMs }
  await reach([{ setting: 'DATABASE_URL', url }], (line) => said.push(line), patience).catch(
    ({ message }: Error) => said.push(message),
  )
  return said.map((line) => line.replace(/:\d+, as/, ', as'))
}

const BEGINS = refusing('57P03', 'the database system is starting up')
const FULL = refusing('53300', 'sorry, too many clients already')
const WAITS = 'waiting for the database (127.0.0.1, as `api`): '

test('one that begins, then is full, is waited for, and told', async () => {
  expect(await reached(await answering(BEGINS, FULL, WELCOME), 10_000)).toEqual([
    `${WAITS}the database system is starting up`,
    `${WAITS}sorry, too many clients already`,
  ])
})

test('one that goes on beginning is given up, with the cause and what to do', async () => {
  expect((await reached(await answering(BEGINS), 0)).at(-1)).toMatch(
    /^DATABASE_URL names a database .* as `api`, in 0 s: the database system is starting up: it begins, .*log/,
  )
})

test('one that accepts the login and answers no statement is told with its setting', async () => {
  const said = await reached(await serving([WELCOME], () => undefined), 0, 20)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(
    /^DATABASE_URL names a database .* as `api`, in 0 s: .*timeout: .* a pooler on the way/,
  )
})

test('a wrong password is not waited for', async () => {
  const url = await answering(refusing('28P01', 'password authentication failed for user "api"'))
  const said = await reached(url, 10_000)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/failed for user "api": the address has another password than the cluster/)
})

test('a start that gets no turn says what it waited for; a mistake of the program keeps its stack', async () => {
  const enter = createSlots({ total: 1, share: 1, patienceMs: 10 })
  await enter()
  const late: unknown = await enter().catch((error: unknown) => error)
  expect(late).toBeInstanceOf(Refusal)
  expect(databaseSentence(late)).toMatch(/did not answer in time: no slot for 0\.01 s/)
  expect(databaseSentence(new TypeError('x is not a function'))).toBeUndefined()
})
