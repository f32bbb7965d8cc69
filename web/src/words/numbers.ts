// Numbers as a language writes them. Compiled messages call this.

const writing =
  (maximumFractionDigits: number) =>
  (language: string): ((value: number) => string) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits });
    return (value) => format.format(value);
  };

export const numberIn = writing(3);

/** One decimal at most: "1.6". */
export const decimalIn = writing(1);
