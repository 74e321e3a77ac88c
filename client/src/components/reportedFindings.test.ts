import { readReported, readReportedFindings } from './reportedFindings';

test.each([
  ['ANA 1:320', 'ANA', 'present'],
  ['ANA (1:320)', 'ANA', 'present'],
  ['ANA > 1:80 positive', 'ANA', 'present'],
  ['ANA negative 1:80', 'ANA', 'absent'],
  ['anti-CCP negative', 'anti-CCP', 'absent'],
  ['RF (neg.)', 'RF', 'absent'],
  ['ANA 1：640 positiv', 'ANA', 'present'],
  ['CCP-AK negativ', 'CCP-AK', 'absent'],
  ['Anti-Ro60 ++', 'Anti-Ro60', 'present'],
  ['Anti-Mi-2', 'Anti-Mi-2', 'present'],
  ['ANA 1:640 homogeneous', 'ANA homogeneous', 'present'],
  ['ANA (1:640) homogeneous positive', 'ANA homogeneous', 'present'],
  ['positive', 'positive', 'present'],
  ['TRAb 4.5 U/l positive', 'TRAb', 'present'],
  ['anti-tTG negative (<0,5 U/mL)', 'anti-tTG', 'absent'],
  ['aCL IgG 45 GPL pos.', 'aCL IgG', 'present'],
  ['Anti-CCP 3 U/ml', 'Anti-CCP 3 U/ml', 'present'],
  ['lupus anticoagulant not detected', 'lupus anticoagulant', 'absent'],
  ['Anti-Hu (detected)', 'Anti-Hu', 'present'],
  ['anti-TPO négatif', 'anti-TPO', 'absent'],
])('reads the line %s of a report', (typed, name, result) => {
  expect(readReported(typed)).toEqual({ name, result });
});

test.each([
  ['ANA 1:640 homogeneous, anti-dsDNA positive', ['ANA homogeneous present', 'anti-dsDNA present']],
  ['anti-CCP neg.; RF 1:40 plus ANA +', ['anti-CCP absent', 'RF present', 'ANA present']],
  ['Anti-BP180 ectodomain (LAD-1, IgA)', ['Anti-BP180 ectodomain (LAD-1, IgA) present']],
  ['MPO-ANCA ++ + Anti-Ro', ['MPO-ANCA present', 'Anti-Ro present']],
  ['ANA 1:640 homogeneous anti-dsDNA positive', ['ANA homogeneous present', 'anti-dsDNA present']],
  ['IgA anti-tTG positive', ['IgA anti-tTG present']],
  [
    'ANA 1:640，SSA negative；RF、MPO（p，q）',
    ['ANA present', 'SSA absent', 'RF present', 'MPO（p，q） present'],
  ],
  [' , ', []],
])('reads each finding of %s', (typed, findings) => {
  expect(readReportedFindings(typed).map(({ name, result }) => `${name} ${result}`)).toEqual(findings);
});
