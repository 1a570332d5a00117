// Proving in the browser that nobody chose after looking: the formulas of src/wizardhall/match/fairness.py, with the
// browser's own SHA-256.

export interface Check {
  name: 'noted' | 'seed' | 'words' | 'answers' | 'locks'
  passed: boolean
  /** What was compared, to be shown. */
  expected: string
  found: string
}

export interface CheckedAnswer {
  step: number
  seat: string
  commitment: string
  passed: boolean
}

export interface Proof {
  checks: Check[]
  answers: CheckedAnswer[]
  /** What players have added to the dice, by seat. */
  words: [seat: string, words: string][]
}

const utf8 = new TextEncoder()

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8.encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const seedCommitment = (seed: string): Promise<string> => sha256(`wizardhall seed\n${seed}`)

/** `answer` is the JSON of the answer, letter by letter as it stands in the record. */
export const answerCommitment = (salt: string, answer: string): Promise<string> => sha256(`${salt}\n${answer}`)

/** Check a record: its seed, our own words, every answer, and that they are the very ones that were shown during play. */
export async function verify(
  record: string,
  noted: string | null,
  locks: readonly string[] | null,
  ours: string | null = null,
): Promise<Proof> {
  const lines = record.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, any>)
  const header = lines.find((line) => line.line === 'match')!
  const seed = await seedCommitment(header.seed)
  const checks: Check[] = []
  if (noted) checks.push({ name: 'noted', passed: noted === header.commitment, expected: noted, found: header.commitment })
  checks.push({ name: 'seed', passed: seed === header.commitment, expected: header.commitment, found: seed })
  const words = Object.entries(header.entropy as Record<string, string>)
  if (ours) {
    const found = words.find(([, said]) => said === ours)?.[1] ?? ''
    checks.push({ name: 'words', passed: found === ours, expected: ours, found })
  }
  const answers = await Promise.all(
    counting(lines).map(async (line) => ({
      step: line.step as number,
      seat: line.seat as string,
      commitment: line.commitment as string,
      passed: (await answerCommitment(line.salt, JSON.stringify(line.answer))) === line.commitment,
    })),
  )
  const good = answers.filter((answer) => answer.passed).length
  checks.push({ name: 'answers', passed: good === answers.length, expected: String(answers.length), found: String(good) })
  if (locks?.length) {
    const same = locks.filter((lock) => answers.some((answer) => answer.commitment === lock)).length
    checks.push({ name: 'locks', passed: same === locks.length, expected: String(locks.length), found: String(same) })
  }
  return { checks, answers, words }
}

/** The answers that count: without those that were taken back. */
function counting(lines: Record<string, any>[]): Record<string, any>[] {
  const answers: Record<string, any>[] = []
  for (const line of lines) {
    if (line.line === 'answer') answers.push(line)
    if (line.line === 'taken-back') {
      const index = answers.findLastIndex((each) => each.step === line.step && each.seat === line.seat)
      if (index >= 0) answers.splice(index, 1)
    }
  }
  return answers
}
