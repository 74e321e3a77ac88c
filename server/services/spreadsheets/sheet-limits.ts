/** Characters of a cell as it is written, every one escaped; a spreadsheet shows 32,767 at most. */
export const longestCell = 262_144;

/** Characters of a row, and of all cells of a sheet: one text can stand in any number of cells. */
export const longestRow = 8_388_608;
export const longestSheet = 512 * 1_048_576;
