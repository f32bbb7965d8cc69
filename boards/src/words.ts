// Lists in the data of a board are texts, their entries separated by spaces.

export const words = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');
