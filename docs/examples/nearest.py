"""A bot for `branchline arena`: Trans Europa, always towards the nearest of its cities that is not connected yet.

    npx branchline arena --bots "conductor,cmd:python3 docs/examples/nearest.py" --players 2

One JSON document a line comes in on standard input, one goes out on standard output; see docs/arena.md.
"""
import heapq
import json
import sys

WORD_BITS = 30  # sets of junctions and lines come as words of 30 members each


def members(words):
    return {word * WORD_BITS + bit for word, value in enumerate(words) for bit in range(WORD_BITS) if value >> bit & 1}


class Board:
    def __init__(self, board):
        self.nodes = [node["id"] for node in board["nodes"]]
        number = {name: index for index, name in enumerate(self.nodes)}
        self.cities = [number[city["node"]] for city in board["cities"]]
        self.ways = [[] for _ in self.nodes]
        for line, edge in enumerate(board["edges"]):
            a, b = number[edge["a"]], number[edge["b"]]
            self.ways[a].append((b, line, edge))
            self.ways[b].append((a, line, edge))

    def way_to_nearest(self, network, laid, targets):
        """The ids of the lines to build, nearest to the network first."""
        queue = [(0, start, []) for start in network]
        heapq.heapify(queue)
        seen = set()
        while queue:
            cost, at, way = heapq.heappop(queue)
            if at in seen:
                continue
            seen.add(at)
            if at in targets:
                return way
            for to, line, edge in self.ways[at]:
                if to not in seen:
                    built = line in laid
                    heapq.heappush(queue, (cost + (0 if built else edge["cost"]), to, way if built else way + [edge["id"]]))
        return []


def decide(board, view, legal):
    mine = [board.cities[city] for city in view["own"]["hand"]]
    stage = view["public"]["stage"]
    if stage["kind"] == "markers":
        wanted = {board.nodes[node] for node in mine}
        return next((action for action in legal if action["at"] in wanted), legal[0])
    if stage["kind"] == "build":
        tracks = view["public"]["tracks"]
        network = members(tracks["networks"][stage["seat"]])
        for line in board.way_to_nearest(network, members(tracks["laid"]), set(mine) - network)[:1]:
            for action in legal:
                if action.get("line") == line:
                    return action
        # The next line does not fit into this turn: end it where that is allowed.
        return next((action for action in legal if action["do"] == "end-turn"), legal[0])
    return legal[0]


board = None
for text in sys.stdin:
    message = json.loads(text)
    if message["type"] == "hello":
        board = Board(message["board"])
    elif message["type"] == "decide":
        print(json.dumps({"action": decide(board, message["view"], message["legal"])}), flush=True)
