// Lets a task act outside of the database only while its worker holds its jobs. A worker that was frozen and lost its jobs must
// not send a message twice, remove a newer file, or set an outdated password.
import type { IdentityProvider } from '../identity/port.ts'
import type { TaskTools } from './index.ts'

/**
 * Returns the given parts, changed so that each call outside of the database first calls `hold`, which throws if the job may
 * belong to another worker.
 */
export function guardTools<T extends Pick<TaskTools, 'sendSms' | 'sendMail' | 'identity' | 'objects'>>(
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
    identity: { ...identity, admin: identity.admin && guardActs(identity.admin, hold) },
    objects: guardActs(objects, hold),
  }
}

function guardActs<T extends NonNullable<IdentityProvider['admin']> | TaskTools['objects']>(
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
