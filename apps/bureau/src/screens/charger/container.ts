// The check digit of a container number by ISO 6346, as `expedition.chiffre_controle` calculates it.

const [LENGTH, OWNER] = [11, 3]
const isDigit = (sign: string) => sign >= '0' && sign <= '9'
const isLetter = (sign: string) => sign >= 'A' && sign <= 'Z'
const FIRST_LETTER = 'A'.charCodeAt(0)

// Letters count 10 to 38 without the multiples of 11.
function countOf(sign: string): number {
  if (isDigit(sign)) return Number(sign)
  const letter = sign.charCodeAt(0) - FIRST_LETTER
  return 10 + letter + Math.floor((letter + 9) / 10)
}

/** Returns the check digit of the first ten signs of a number. */
export function checkDigitOf(number: string): number {
  const sum = [...number.slice(0, 10)].reduce((all, sign, n) => all + countOf(sign) * 2 ** n, 0)
  return (sum % 11) % 10
}

/** Returns the typed number without blanks and hyphens, in capital letters. */
export const containerOf = (typed: string): string =>
  typed.replaceAll(' ', '').replaceAll('-', '').toUpperCase()

/** Returns what is wrong with a container number; null if nothing is. */
export function faultOfContainer(number: string): 'forme' | 'chiffre' | null {
  const signs = [...number]
  const isOwner = signs.slice(0, OWNER).every(isLetter) && 'UJZ'.includes(signs[OWNER] ?? ' ')
  if (signs.length !== LENGTH || !isOwner || !signs.slice(OWNER + 1).every(isDigit)) return 'forme'
  return Number(number.at(-1)) === checkDigitOf(number) ? null : 'chiffre'
}
