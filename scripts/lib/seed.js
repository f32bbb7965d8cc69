// The seed that everything drawn by chance in tests follows from. Another one plays other games through the same tests:
// TEST_SEED=2 npm test

export const seed = process.env.TEST_SEED ?? '1';
