-- Acts on a non-conformity, by its state. If a correction removes a finding from an inspection's
-- answers, the non-conformity is set aside; if the finding returns, the non-conformity applies
-- again.
-- Spec: registres#suites.
-- Chosen: docs/decisions/0083-registres.md.
select acte.tenir('non_conformite', jsonb_agg(s)) from (
  values
    ('mesurer', '{ouverte}'::text[], 'mesuree', 'review.resolve', 'non_conformites_mesurer',
     'non_conformite.mesurer'),
    ('completer', '{mesuree}', null, 'review.resolve', 'non_conformites_mesurer',
     'non_conformite.mesurer'),
    ('clore', '{mesuree}', 'close', 'review.resolve', 'non_conformites_clore',
     'non_conformite.clore'),
    ('declasser', '{ouverte,mesuree,close}', null, 'review.resolve', 'non_conformites_declasser',
     'non_conformite.declasser'),
    ('ecarter', '{ouverte}', 'sans_objet', null, null, 'inspection.ecarter_constats'),
    ('reprendre', '{sans_objet}', 'ouverte', null, null, 'inspection.reecrire')
) as s (acte, de, vers, permission, porte, fonction);
