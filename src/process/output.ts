/** Writes a line of what a verb answers. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}
