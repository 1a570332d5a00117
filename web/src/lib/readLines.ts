/** The lines of a body as they arrive; a line that arrives in pieces is put together. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const whole = (rest + decoder.decode(read.value, { stream: true })).split('\n')
    rest = whole.pop()!
    yield* whole
  }
}
