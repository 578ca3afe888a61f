// What a task does outside of the database, done only while its worker holds its jobs: one that was frozen and finds them
// taken over sends nothing twice, removes nothing that came since, and sets no password that is no longer the last one.
import type { IdentityProvider } from '../identity/port.ts'
import type { TaskTools } from './index.ts'

/** The same tools, each act of which first asks `hold`, which throws when the jobs may be another's. */
export function whileHeld<T extends Pick<TaskTools, 'sendSms' | 'sendMail' | 'identity' | 'objects'>>(
  tools: T,
  hold: () => void,
): T {
  const { sendSms, sendMail, identity, objects } = tools
  return {
    ...tools,
    sendSms: async (...given) => {
      hold()
      await sendSms(...given)
    },
    sendMail: async (...given) => {
      hold()
      await sendMail(...given)
    },
    identity: { ...identity, admin: identity.admin && asking(identity.admin, hold) },
    objects: asking(objects, hold),
  }
}

function asking<T extends NonNullable<IdentityProvider['admin']> | TaskTools['objects']>(
  outside: T,
  hold: () => void,
): T {
  return new Proxy(outside, {
    get(target, name) {
      const act: unknown = Reflect.get(target, name, target)
      if (typeof act !== 'function') return act
      return async (...given: unknown[]) => {
        hold()
        return Reflect.apply(act, target, given)
      }
    },
  })
}
