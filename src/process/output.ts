/** Writes a line of a command's result to standard output. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}
