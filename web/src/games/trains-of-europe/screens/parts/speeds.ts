// Speed classes in km/h, as printed on the vehicle cards (TOE-VEH-3).

const KMH = [80, 120, 160, 250];

export const kmhOf = (speedClass: number): number => KMH[speedClass - 1] ?? 0;
