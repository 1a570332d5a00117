// Makes a PNG of a screen smaller: 256 colours, chosen by how often they occur, and hard packing.
import { readFileSync, writeFileSync } from 'node:fs'
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

export function shrinkPng(path) {
  const { width, height, pixels } = decoded(readFileSync(path))
  const { palette, indices } = quantized(pixels)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const packed = deflateSync(rows, { level: 9, memLevel: 9 })
  writeFileSync(path, Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]))
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(crc32(body) >>> 0, body.length + 4)
  return whole
}

/** The pixels of a PNG as a browser writes it: 8 bits, RGB or RGBA, not interlaced. */
function decoded(file) {
  let width, height, channels
  const parts = []
  for (let at = 8; at < file.length; ) {
    const size = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, at + 8 + size)
    if (type === 'IHDR') [width, height, channels] = [data.readUInt32BE(0), data.readUInt32BE(4), data[9] === 6 ? 4 : 3]
    if (type === 'IDAT') parts.push(data)
    at += size + 12
  }
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const all = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? all[y * stride + x - channels] : 0
      const up = y ? all[(y - 1) * stride + x] : 0
      const corner = y && x >= channels ? all[(y - 1) * stride + x - channels] : 0
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter]
      all[y * stride + x] = raw[y * (stride + 1) + 1 + x] + guess
    }
  }
  const pixels = new Uint32Array(width * height)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (all[i * channels] << 16) | (all[i * channels + 1] << 8) | all[i * channels + 2]
  return { width, height, pixels }
}

function paeth(left, up, corner) {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Boxes of colours are halved at the median of their longest side until there are 256. */
function quantized(pixels) {
  const counts = new Map()
  for (const pixel of pixels) counts.set(pixel & 0xfcfcfc, (counts.get(pixel & 0xfcfcfc) ?? 0) + 1)
  const side = (colour, channel) => (colour >> (16 - 8 * channel)) & 255
  const measured = (colours) => {
    let channel = 0
    let longest = -1
    for (let each = 0; each < 3; each++) {
      let [low, high] = [255, 0]
      for (const [colour] of colours) [low, high] = [Math.min(low, side(colour, each)), Math.max(high, side(colour, each))]
      if (high - low > longest) [channel, longest] = [each, high - low]
    }
    const weight = colours.reduce((sum, [, count]) => sum + count, 0)
    return { colours, channel, weight, rank: colours.length > 1 ? longest * Math.sqrt(weight) : -1 }
  }
  const boxes = [measured([...counts])]
  while (boxes.length < 256) {
    const worst = boxes.reduce((best, box, index) => (box.rank > boxes[best].rank ? index : best), 0)
    const { colours, channel, weight, rank } = boxes[worst]
    if (rank <= 0) break
    colours.sort(([one], [other]) => side(one, channel) - side(other, channel))
    let seen = 0
    let cut = colours.findIndex(([, count]) => (seen += count) * 2 >= weight) + 1
    cut = Math.max(1, Math.min(colours.length - 1, cut))
    boxes.splice(worst, 1, measured(colours.slice(0, cut)), measured(colours.slice(cut)))
  }
  const palette = Buffer.alloc(boxes.length * 3)
  const index = new Map()
  boxes.forEach(({ colours, weight }, number) => {
    for (let channel = 0; channel < 3; channel++) {
      palette[number * 3 + channel] = Math.min(255, Math.round(colours.reduce((sum, [colour, count]) => sum + side(colour, channel) * count, 0) / weight) + 1)
    }
    for (const [colour] of colours) index.set(colour, number)
  })
  return { palette, indices: Uint8Array.from(pixels, (pixel) => index.get(pixel & 0xfcfcfc)) }
}
