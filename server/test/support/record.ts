// A stored game, for tests that need one and never play it.

export const record = {
  ...{ id: 't', game: 'toy', rulesVersion: '1', boardHash: '', spec: { seats: 1 }, seats: [], commitment: '' },
  ...{ imported: false, created: 0, touched: 0, bookmark: 0, summary: { moves: 0, over: false, detail: null } },
};
