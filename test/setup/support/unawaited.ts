// A script with an unhandled rejected promise, and then with an uncaught error.
import { live, say, untilAsked } from '../../../src/process/lifetime.ts'

await live(async ({ ending, defer }) => {
  const busy = setInterval(() => undefined, 1000)
  defer(() => {
    clearInterval(busy)
    say('closed')
  })
  void Promise.reject(new Error('unawaited'))
  // An unhandled rejection is reported before the next iteration of the event loop.
  await new Promise((resume) => setImmediate(resume))
  say('still here')
  if (process.argv[2] === 'throw') setImmediate(() => JSON.parse('uncaught'))
  await untilAsked(ending)
  return 0
})
