// How each seat is drawn in a chart: a colour, a shape and a kind of line, so that nobody needs the colour to tell them.
import type { Seat } from '../protocol'

export const COLOURS: Record<Seat, string> = {
  black: 'light-dark(#3b3350, #cfc3ea)',
  white: 'light-dark(#a05f00, #f0c15e)',
  north: 'light-dark(#274a7a, #8fb8f0)',
  east: 'light-dark(#a04d12, #f0a868)',
  south: 'light-dark(#7b2f80, #dd9be2)',
  west: 'light-dark(#4d6115, #b8cf6c)',
}

export const SHAPES = ['M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0z', 'M-3.6-3.6h7.2v7.2h-7.2z', 'M0-4.8L4.4 3.2H-4.4z', 'M0-5L5 0L0 5L-5 0z']
export const DASHES = ['none', '8 4', '2 4', '9 3 2 3']
