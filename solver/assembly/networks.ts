// The networks of laid tracks on an otherwise empty board, and distances across them. A shortest way runs along printed
// lines, or it leaves the last network that it touches for good: no spreading is needed to know its length.
import { EMPTY_MAPS, MOST_JUNCTIONS, stride } from './memory';
import { lowerBy } from './vectors';

const MOST_NETWORKS: i32 = 8;

/** u8 each: junctions on laid tracks. */
const MEMBERS = memory.data(MOST_JUNCTIONS, 16);
let members: i32 = 0;
/** u16 per junction: another one of its network, or itself; 65535 where no track lies. */
const TOWARDS = memory.data(2 * MOST_JUNCTIONS, 16);
/** u8 per junction that stands for its network: the network's number. */
const NUMBER = memory.data(MOST_JUNCTIONS, 16);
let networks: i32 = 0;
/** Per network the map of distances to it along printed lines. */
const NETS = memory.data(MOST_NETWORKS * MOST_JUNCTIONS, 16);
/** i32 per two networks: the distance between them by way of all others. */
const BETWEEN = memory.data(4 * MOST_NETWORKS * MOST_NETWORKS, 16);

export function clearNetworks(): void {
  members = 0;
  memory.fill(TOWARDS, 255, 2 * MOST_JUNCTIONS);
}

/** The junction that stands for the network of another; shortens the way there for the next who asks. */
function head(junction: i32): i32 {
  let next = <i32>load<u16>(TOWARDS + (junction << 1));
  while (next != junction) {
    const further = <i32>load<u16>(TOWARDS + (next << 1));
    store<u16>(TOWARDS + (junction << 1), further);
    junction = further;
    next = <i32>load<u16>(TOWARDS + (junction << 1));
  }
  return junction;
}

function enter(junction: i32): i32 {
  if (load<u16>(TOWARDS + (junction << 1)) != 0xffff) return head(junction);
  store<u16>(TOWARDS + (junction << 1), junction);
  store<u8>(MEMBERS + members++, junction);
  return junction;
}

export function layTrack(a: i32, b: i32): void {
  store<u16>(TOWARDS + (enter(a) << 1), enter(b));
}

// @ts-ignore: decorator
@inline
function net(c: i32): usize {
  return NETS + c * MOST_JUNCTIONS;
}

// @ts-ignore: decorator
@inline
function between(c: i32, e: i32): usize {
  return BETWEEN + ((c * MOST_NETWORKS + e) << 2);
}

// @ts-ignore: decorator
@inline
function member(i: i32): i32 {
  return <i32>load<u8>(MEMBERS + i);
}

// @ts-ignore: decorator
@inline
function networkOf(junction: i32): i32 {
  return <i32>load<u8>(NUMBER + head(junction));
}

/** Whether the tracks laid since `clearNetworks` make few enough networks; measures them. */
export function measureNetworks(): bool {
  networks = 0;
  for (let i = 0; i < members; i++) {
    if (head(member(i)) != member(i)) continue;
    if (networks == MOST_NETWORKS) return false;
    store<u8>(NUMBER + member(i), networks++);
  }
  memory.fill(NETS, 255, networks * MOST_JUNCTIONS);
  for (let i = 0; i < members; i++) lowerBy(net(networkOf(member(i))), EMPTY_MAPS + member(i) * MOST_JUNCTIONS, 0);
  measureBetween();
  return true;
}

function measureBetween(): void {
  for (let c = 0; c < networks; c++) for (let e = 0; e < networks; e++) store<i32>(between(c, e), 255);
  for (let i = 0; i < members; i++) {
    const e = networkOf(member(i));
    for (let c = 0; c < networks; c++) {
      store<i32>(between(c, e), min(load<i32>(between(c, e)), <i32>load<u8>(net(c) + member(i))));
    }
  }
  for (let by = 0; by < networks; by++) {
    for (let c = 0; c < networks; c++) {
      for (let e = 0; e < networks; e++) {
        const way = load<i32>(between(c, by)) + load<i32>(between(by, e));
        store<i32>(between(c, e), min(load<i32>(between(c, e)), way));
      }
    }
  }
}

/** The distances from a junction to all. */
export function fromNetworks(junction: i32, map: usize): void {
  memory.copy(map, EMPTY_MAPS + junction * MOST_JUNCTIONS, stride);
  for (let c = 0; c < networks; c++) {
    let reached = 255;
    for (let e = 0; e < networks; e++) {
      reached = min(reached, <i32>load<u8>(net(e) + junction) + load<i32>(between(e, c)));
    }
    lowerBy(map, net(c), reached);
  }
}
