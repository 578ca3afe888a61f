// Laying a picture out takes up to seconds: it is done in a thread of its own, one picture at a time, so that phones do not
// wait for it.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Genealogy } from './model.ts'
import { toPage } from './page.ts'
import { draw } from './picture.ts'

type Task = { genealogy: Genealogy; format: 'svg' | 'html' }

let last: Promise<unknown> = Promise.resolve()

/** Draws a genealogy apart, after those that were asked for before it. */
export function drawApart(genealogy: Genealogy, format: Task['format']): Promise<string> {
  const drawn = last.then(() => inThread({ genealogy, format }))
  last = drawn.catch(() => undefined)
  return drawn
}

function inThread(task: Task): Promise<string> {
  const thread = new Worker(new URL(import.meta.url), { workerData: task })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the thread that draws ended without a picture')))
  })
}

if (!isMainThread && parentPort !== null && isTask(workerData)) {
  const { genealogy, format } = workerData
  parentPort.postMessage(format === 'svg' ? draw(genealogy) : toPage(genealogy))
}

// The tests run the whole service in threads of theirs.
function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'genealogy' in data
}
