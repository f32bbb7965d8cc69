// A picture in memory: shapes are filled by how much of every pixel they cover, in pieces, so that nobody waits for all of it.

import type { Polygon } from './shapes.ts';

export type Colour = readonly [red: number, green: number, blue: number, opacity?: number];

export interface Layer {
  /** Made while they are filled, where they are many. */
  readonly polygons: Iterable<Polygon>;
  readonly colour: Colour;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Called between two pieces. */
type Rest = () => Promise<void> | undefined;

/** A piece is so many edges, or so many pixels. */
const EDGES = 1000;
const PIXELS = 60_000;

/** Holds pixels: hence a class. */
export class Canvas {
  readonly #size: Size;
  readonly #rest: Rest;
  readonly #pixels: Uint8Array;
  /** By pixel: by how much more the shape covers it than its left neighbour. */
  readonly #cover: Float32Array;

  constructor(size: Size, rest: Rest) {
    this.#size = size;
    this.#rest = rest;
    this.#pixels = new Uint8Array(size.width * size.height * 3);
    this.#cover = new Float32Array(size.width * size.height + 2);
  }

  /** Shapes of one layer that overlap are one shape. */
  async add({ polygons, colour }: Layer): Promise<void> {
    const { width, height } = this.#size;
    let edges = 0;
    let [top, bottom] = [height, 0];
    for (const polygon of polygons) {
      for (let index = 0; index < polygon.length; index++) {
        const [x1, y1] = polygon[index]!;
        const [x2, y2] = polygon[(index + 1) % polygon.length]!;
        this.#edge(x1, y1, x2, y2);
        top = Math.min(top, y1);
        bottom = Math.max(bottom, y1);
        if (++edges % EDGES === 0) await this.#rest();
      }
    }
    const [from, to] = [Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(bottom) + 1)];
    const rows = Math.max(1, Math.floor(PIXELS / width));
    for (let row = from; row < to; row += rows) {
      this.#paint(row, Math.min(row + rows, to), colour);
      await this.#rest();
    }
  }

  /** One edge of a shape: what lies to its right is covered by it. */
  #edge(x1: number, y1: number, x2: number, y2: number): void {
    if (y1 === y2) return;
    const { height } = this.#size;
    const sign = y1 < y2 ? 1 : -1;
    const [fromX, fromY, toX, toY] = sign > 0 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
    const slope = (toX - fromX) / (toY - fromY);
    const start = Math.max(0, fromY);
    const end = Math.min(height, toY);
    for (let row = Math.floor(start); row < end; row++) {
      const [low, high] = [Math.max(row, start), Math.min(row + 1, end)];
      if (high <= low) continue;
      this.#span(row, fromX + (low - fromY) * slope, fromX + (high - fromY) * slope, sign * (high - low));
    }
  }

  /** What lies outside on the left counts from the first pixel on; on the right nothing is to be covered. */
  #add(row: number, x: number, amount: number): void {
    const { width } = this.#size;
    if (x < width) this.#cover[row * width + Math.max(0, x)]! += amount;
  }

  /**
   * A piece of an edge within one row, from x1 to x2; `amount` of the row's height. Every pixel it passes is covered by the
   * part that lies to its right, and all pixels behind it wholly.
   */
  #span(row: number, x1: number, x2: number, amount: number): void {
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
    const first = Math.floor(left);
    const beyond = Math.ceil(right);
    if (beyond <= first + 1) {
      const part = amount * ((left + right) / 2 - first);
      this.#add(row, first, amount - part);
      this.#add(row, first + 1, part);
      return;
    }
    const slope = 1 / (right - left);
    /** Of the triangles that the edge cuts from a row of pixels of this width. */
    const coveredUpTo = (x: number): number => {
      const reached = Math.max(0, Math.min(x, right) - left);
      const whole = Math.max(0, x - right);
      return (slope * reached * reached) / 2 + whole;
    };
    let before = 0;
    let told = 0;
    for (let x = first; x <= beyond; x++) {
      const covered = coveredUpTo(x + 1) - coveredUpTo(x);
      this.#add(row, x, amount * (covered - before));
      told += covered - before;
      before = covered;
    }
    this.#add(row, beyond + 1, amount * (1 - told));
  }

  #paint(from: number, to: number, [red, green, blue, opacity = 1]: Colour): void {
    const { width } = this.#size;
    const cover = this.#cover;
    const pixels = this.#pixels;
    for (let row = from; row < to; row++) {
      let sum = 0;
      for (let at = row * width; at < (row + 1) * width; at++) {
        sum += cover[at]!;
        cover[at] = 0;
        const part = Math.min(1, Math.abs(sum)) * opacity;
        if (part < 0.002) continue;
        const pixel = at * 3;
        pixels[pixel] = pixels[pixel]! + (red - pixels[pixel]!) * part;
        pixels[pixel + 1] = pixels[pixel + 1]! + (green - pixels[pixel + 1]!) * part;
        pixels[pixel + 2] = pixels[pixel + 2]! + (blue - pixels[pixel + 2]!) * part;
      }
    }
  }

  /** Three bytes to a pixel, row by row. */
  pixels(): Uint8Array {
    return this.#pixels;
  }
}
