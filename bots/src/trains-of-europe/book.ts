// The books of a company that a forecast starts from.

/** A contract to be worked on. Money in units of EUR 100,000, which is also what a point of profit takes (TOE-EVAL-1). */
export interface Job {
  /** Sections to buy, their mean price, and how many open the first partial route. */
  readonly sections: number;
  readonly sectionPrice: number;
  readonly firstSections: number;
  readonly blocked: boolean;
  /** Vehicles to find, their mean price, years that takes at least, and whether a power unit is there. */
  readonly vehicles: number;
  readonly vehiclePrice: number;
  readonly wait: number;
  readonly power: boolean;
  /** Vehicles at hand that earn, makeshift ones included, as income. */
  readonly vehicleIncome: number;
  readonly perVehicle: number;
  readonly allVehicleIncome: number;
  readonly heldIncome: number;
  readonly allIncome: number;
  /** Tax less chips. */
  readonly burden: number;
  /** Printed profit and chips. */
  readonly profit: number;
}

export interface Book {
  readonly cash: number;
  /** Profit of completed contracts. */
  readonly base: number;
  readonly completed: number;
  readonly jobs: readonly Job[];
  /** Year ends to come, the present one included; 0 at the end of the game. */
  readonly years: number;
  /** Sections and vehicles that can still be bought this year. */
  readonly sectionsNow: number;
  readonly vehiclesNow: number;
  /** Vehicles can still be assigned this year. */
  readonly assignNow: boolean;
  /** Vehicles without a use. */
  readonly spare: number;
  readonly marked: boolean;
}
