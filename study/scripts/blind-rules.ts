// Rules that solve puzzles without thinking, to be held against all that come with the page: fixed ones, and one that is learned on
// one half and tried on the other. Each goes by figures of the choices; where several choices are alike, it takes any of them.

/** A choice, as seen at a glance. */
export type Look = Readonly<Record<string, number>>;

export interface Seen {
  readonly looks: readonly Look[];
  /** By choice: whether it is right. */
  readonly right: readonly boolean[];
}

/** The choices that a rule likes, all equally. */
type Rule = (looks: readonly Look[]) => readonly number[];

const least = (figures: readonly number[]): readonly number[] => {
  const limit = Math.min(...figures);
  return figures.flatMap((figure, at) => (figure === limit ? [at] : []));
};

/** Those farthest from the mean of the others. */
function oddOnes(figures: readonly number[]): readonly number[] {
  const sum = figures.reduce((total, figure) => total + figure, 0);
  return least(figures.map((figure) => -Math.abs(figure - (sum - figure) / Math.max(1, figures.length - 1))));
}

const figuresOf = (seen: readonly Seen[]): readonly string[] => Object.keys(seen[0]?.looks[0] ?? {});

export function blindRules(seen: readonly Seen[]): ReadonlyMap<string, Rule> {
  const by = (figure: string, pick: (figures: readonly number[]) => readonly number[]): Rule => {
    return (looks) => pick(looks.map((look) => look[figure]!));
  };
  return new Map(
    figuresOf(seen).flatMap((figure) => [
      [`least ${figure}`, by(figure, least)] as const,
      [`most ${figure}`, by(figure, (figures) => least(figures.map((each) => -each)))] as const,
      [`odd one by ${figure}`, by(figure, oddOnes)] as const,
    ]),
  );
}

/** How often a rule is right here, taking any of those it likes. */
export function solvedBy(rule: Rule, { looks, right }: Seen): number {
  const liked = rule(looks);
  return liked.filter((at) => right[at]).length / Math.max(1, liked.length);
}

export const shareSolved = (rule: Rule, seen: readonly Seen[]): number =>
  seen.reduce((sum, each) => sum + solvedBy(rule, each), 0) / Math.max(1, seen.length);

/** The rank of a choice among all by a figure: the least, below or above the middle, the most. */
function standing(figures: readonly number[], at: number): string {
  const below = figures.filter((figure) => figure < figures[at]!).length;
  const above = figures.filter((figure) => figure > figures[at]!).length;
  if (below === 0 && above === 0) return 'all alike';
  if (below === 0) return 'least';
  if (above === 0) return 'most';
  return below < above ? 'low' : 'high';
}

/** The rank of every choice by each figure. */
function standings({ looks }: Seen, figures: readonly string[]): readonly (readonly string[])[] {
  const columns = figures.map((figure) => looks.map((look) => look[figure]!));
  return looks.map((_, at) => columns.map((column, which) => `${figures[which]!} ${standing(column, at)}`));
}

/** What each standing says about being right, as naive Bayes has it; tried on others. */
function learned(lesson: readonly Seen[], exam: readonly Seen[]): readonly number[] {
  const figures = figuresOf(lesson);
  const counts = new Map<string, { right: number; all: number }>();
  for (const seen of lesson) {
    standings(seen, figures).forEach((each, at) => {
      for (const key of each) {
        const count = counts.get(key) ?? { right: 1, all: 4 };
        counts.set(key, { right: count.right + (seen.right[at] ? 1 : 0), all: count.all + 1 });
      }
    });
  }
  const weight = (key: string): number => {
    const { right, all } = counts.get(key) ?? { right: 1, all: 4 };
    return Math.log(right / all) - Math.log(1 - right / (all + 1));
  };
  return exam.map((seen) => {
    const scores = standings(seen, figures).map((each) => -each.reduce((total, key) => total + weight(key), 0));
    return solvedBy(() => least(scores), seen);
  });
}

/** Of each puzzle how often the learned rule is right: learned on every other puzzle and tried on the rest, both ways round. */
export function solvedByLearning(seen: readonly Seen[]): readonly number[] {
  const halves = [0, 1].map((half) => seen.filter((_, at) => at % 2 === half));
  const solved = [learned(halves[1]!, halves[0]!), learned(halves[0]!, halves[1]!)];
  return seen.map((_, at) => solved[at % 2]![Math.floor(at / 2)]!);
}

export const shareLearned = (seen: readonly Seen[]): number =>
  solvedByLearning(seen).reduce((sum, each) => sum + each, 0) / Math.max(1, seen.length);

/** By every standing whether the right choices, and only they, have it: a rule that is learned goes by these. */
export function tellsOf(seen: Seen, figures: readonly string[]): readonly string[] {
  const all = standings(seen, figures);
  const keys = new Set(all.flat());
  return [...keys].filter((key) => {
    const having = [...all.keys()].filter((at) => all[at]!.includes(key));
    return having.filter((at) => seen.right[at]).length * 2 > having.length;
  });
}
