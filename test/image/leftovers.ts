// Checks that the service's image contains nothing unneeded.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { installPrograms, run } from '../support/foreignTools.ts'
import { BASE, baseOf, SERVICE } from './images.ts'
import type { Podman } from './podman.ts'

// The Debian packages in the image, by the reason for each.
const PACKAGES = {
  'Node links them': 'gcc-12-base libc6 libgcc-s1 libstdc++6',
  'a shell and its tools, for an operator who looks in': 'coreutils dash findutils grep sed',
  'the tools link them': 'libacl1 libattr1 libgmp10 libpcre2-8-0 libselinux1',
  'the files of every Debian': 'base-files base-passwd',
  'those before depend on them, or on what depends on them':
    'debianutils dpkg libbz2-1.0 libdebconfclient0 liblzma5 libmd0 libzstd1 tar zlib1g',
}
// Libraries that no program links; they come with the C library, the C++ library and the tools.
const COME_ALONG =
  /^lib(?:BrokenLocale|anl|c_malloc_debug|dl|memusage|mvec|nsl|nss_\w+|pcprofile|pthread|resolv|rt|stdbuf|thread_db|util)\.so/
const PROGRAMS = 'find /usr/bin /usr/sbin /usr/local/bin -type f'
const TOOLS = /(?:^|\/)(?:apt|apt-get|cc|curl|gcc|git|g\+\+|ld|make|npm|npx|perl|python3?|wget|yarn)$/

/** Fails if the image contains more than is listed here. */
export async function expectNothingUnneeded({ podman }: Podman): Promise<void> {
  const said = async (script: string) => {
    const lines = await podman('run', '--rm', '--user=root', '--entrypoint=sh', SERVICE, '-c', script)
    return lines.split('\n').filter(Boolean)
  }
  const installed = await said("sed -n 's/^Package: //p' /var/lib/dpkg/status")
  const named = Object.values(PACKAGES).flatMap((names) => names.split(' '))
  expect(installed.toSorted()).toEqual(named.toSorted())

  const links = `for one in $(${PROGRAMS}); do /lib64/ld-linux-x86-64.so.2 --list $one 2> /dev/null; done`
  const linked = new Set(
    (await said(links)).map((line) => line.trim().split(/[\s(]/)[0]?.replace(/^.*\//, '')),
  )
  expect(linked).toContain('libstdc++.so.6')
  const libraries = await said("find /usr/lib /usr/lib64 -type f -name '*.so*'")
  const names = libraries.map((file) => file.replace(/^.*\//, '')).filter((name) => !COME_ALONG.test(name))
  // A library file has the name that programs link, or that name and the rest of its version.
  const isLinked = (name: string) => [...linked].some((one) => one !== undefined && name.startsWith(one))
  expect(names.filter((name) => !isLinked(name) && !name.endsWith('.py'))).toEqual([])

  expect(
    (await said(`${PROGRAMS}; find /usr/bin /usr/sbin /bin -type l`)).filter((one) => TOOLS.test(one)),
  ).toEqual([])
  expect(await said('find / -xdev -type f -perm /6000')).toEqual([])
  const unread = "find /app/node_modules -type f \\( -name '*.map' -o -name '*.d.ts' -o -name '*.md' \\)"
  expect((await said(unread)).filter((file) => !/licen[cs]e|notice/i.test(file))).toEqual([])
  expect(await said('ls /app')).not.toContain('test')
  expect(await said('ls /usr/share/man /usr/share/locale /usr/share/info 2> /dev/null; true')).toEqual([])
}

/**
 * Prints the packages of the images as Debian's deborphan judges them: those of the public image that the service's image leaves out,
 * and those of each image that no other package of it depends on. Fails if the service's image has one without a reason of its own, or
 * if the database's image has a library that nothing needs.
 */
export async function printUnneeded({ podman }: Podman): Promise<void> {
  await installPrograms({ '/usr/bin/deborphan': 'deborphan' })
  const folder = mkdtempSync(join(tmpdir(), 'sillon-paquets-'))
  const file = join(folder, 'status')
  const statusOf = async (image: string) => {
    const status = await podman('run', '--rm', '--entrypoint=cat', image, '/var/lib/dpkg/status')
    writeFileSync(file, status)
    return [...status.matchAll(/^Package: (.*)$/gm)].map(([, name = '']) => name).toSorted()
  }
  const orphans = async (...options: readonly string[]) =>
    (await run('/usr/bin/deborphan', [...options, '--status-file', file], folder)).split('\n').filter(Boolean)
  try {
    const all = await statusOf(`docker.io/library/${baseOf('Dockerfile', 'NODE_IMAGE')}`)
    const kept = await statusOf(SERVICE)
    const tops = (await orphans('--all-packages', '--no-show-section')).toSorted()
    const left = all.filter((name) => !kept.includes(name))
    process.stdout.write(`left out, ${left.length} of ${all.length} packages: ${left.join(' ')}\n`)
    process.stdout.write(`needed by no other package of the service's image: ${tops.join(' ')}\n`)
    const reasons = Object.entries(PACKAGES).filter(([reason]) => !reason.startsWith('those before'))
    const named = reasons.flatMap(([, names]) => names.split(' '))
    expect(tops.filter((name) => !named.includes(name))).toEqual([])
    await statusOf(BASE)
    const libraries = await orphans()
    process.stdout.write(
      `libraries of the database's image that nothing needs: ${libraries.join(' ') || 'none'}\n`,
    )
    expect(libraries).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
