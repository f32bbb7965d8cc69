// Lengths for style attributes.

export const px = (length: number): string => `${Math.round(length * 10) / 10}px`;
