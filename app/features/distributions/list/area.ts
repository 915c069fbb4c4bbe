/** Distributions are read by those who run the platform and by who pays them. */
export type Area = 'manager' | 'entrepreneur';
