// Changes of whole numbers, with the sign that texts use: "+12", "−8".

export const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
