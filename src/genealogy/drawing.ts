// Draws pictures in a separate thread, one at a time, so that phones do not wait: the layout of a picture takes up to seconds,
// and so does the conversion of twenty thousand events. The thread starts with the first task and stays, because starting it
// takes longer than drawing most pictures.
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { currentScope } from '../database/scope.ts'
import { createSlots } from '../database/slots.ts'
import { toEpcis } from './epcis.ts'
import type { Events, ZonedGenealogy } from './model.ts'
import { toPage } from './page.ts'
import { draw } from './picture.ts'

type Picture = { shown: ZonedGenealogy; format: 'svg' | 'html' }
type Task = Picture | { events: string; at: string; format: 'epcis' }

const ROLE = 'sillon: draws genealogies'
const TURN_MS = 10_000
let thread: Worker | null = null
// Lets only one task per organization into the queue at a time: an organization with many requests waits only for its own.
const comeForward = createSlots({ total: Number.POSITIVE_INFINITY, share: 1, patienceMs: TURN_MS })
const enter = createSlots({ total: 1, share: 1, patienceMs: TURN_MS })

/** Draws a genealogy in the thread, when its turn comes. */
export function drawApart(shown: ZonedGenealogy, format: Picture['format']): Promise<string> {
  return inTurn({ shown, format })
}

/** Converts the JSON of a genealogy's events to an EPCIS document of an instant, in the thread, one task at a time. */
export function tellApart(events: string, at: string): Promise<string> {
  return inTurn({ events, at, format: 'epcis' })
}

async function inTurn(task: Task): Promise<string> {
  const { share, gone } = currentScope()
  const goBack = await comeForward(share, gone)
  try {
    const leave = await enter(share, gone)
    return await inThread(task).finally(leave)
  } finally {
    goBack()
  }
}

async function inThread(task: Task): Promise<string> {
  thread ??= open()
  const worker = thread
  const ended = new AbortController()
  const { signal } = ended
  worker.ref()
  try {
    const answer = Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('the thread that draws ended without a picture')
      }),
    ])
    worker.postMessage(task)
    const [picture] = (await answer) as [string]
    return picture
  } catch (error) {
    thread = null // the next task starts another thread
    throw error
  } finally {
    ended.abort()
    worker.unref() // an idle thread does not keep the process alive
  }
}

function open(): Worker {
  const worker = new Worker(new URL(import.meta.url), { workerData: ROLE })
  worker.on('error', () => undefined) // the waiting request gets this error; no one else needs it
  worker.once('exit', () => {
    if (thread === worker) thread = null
  })
  return worker
}

// Serves tasks in the thread. The role distinguishes this thread from the threads of the tests, which run the whole service.
if (!isMainThread && parentPort !== null && workerData === ROLE) {
  const port = parentPort
  port.on('message', (task: Task) => port.postMessage(answerOf(task)))
}

function answerOf(task: Task): string {
  if (task.format === 'epcis')
    return JSON.stringify(toEpcis(JSON.parse(task.events) as Events, new Date(task.at)))
  return task.format === 'svg' ? draw(task.shown) : toPage(task.shown)
}
