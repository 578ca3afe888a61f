// The address of the imagery under the maps: its origin goes into the content security policy and to every browser.
import { expect, test } from 'vitest'
import { loadConfig } from '../../src/settings/config.ts'

test.each([
  'https://images.exemple.org/{z}/{x}/{y}.jpg',
  'http://127.0.0.1:8080/tuiles?z={z}&x={x}&y={y}',
  'https://[2001:db8::1]/{z}/{x}/{y}',
])('%s is an address of tiles', (address) => {
  expect(loadConfig({ MAP_TILES: address }).mapTiles).toBe(address)
})

test.each([
  ['a directive of the policy', 'https://a;sandbox/{z}/{x}/{y}'],
  ['a comma in the host', 'https://a,b/{z}/{x}/{y}'],
  ['a place in the host', 'https://{s}.exemple.org/{z}/{x}/{y}'],
  ['the places in the host alone', 'https://{z}{x}{y}/'],
  ['the places after the sharp', 'https://a/#{z}/{x}/{y}'],
  ['a user', 'https://user:key@images.exemple.org/{z}/{x}/{y}'],
  ['a user after a backslash', 'https:\\\\user@images.exemple.org/{z}/{x}/{y}'],
])('%s is refused in words', (_what, address) => {
  expect(() => loadConfig({ MAP_TILES: address })).toThrow(/MAP_TILES.*without a user/s)
})
