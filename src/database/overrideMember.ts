/** Returns an object that differs in the member `name` only. Its other methods run on the original object. */
export function overrideMember<T extends object>(object: T, name: keyof T, replacement: unknown): T {
  return new Proxy(object, {
    get(target, key) {
      if (key === name) return replacement
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
