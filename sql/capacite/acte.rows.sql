-- Acts on a proposed capacity; the second of two validations makes it the ceiling. A validated
-- capacity is replaced by the next proposal, a survey or a departure; that is no act on the
-- capacity.
-- Spec: capacites#validation.
-- Chosen: docs/decisions/0012-capacites.md.
select acte.tenir('capacite', jsonb_agg(s)) from (
  values
    ('valider', '{proposee}'::text[], 'validee', 'capacity.approve', 'capacites_valider',
     'capacite_deja_decidee'),
    ('refuser', '{proposee}', 'refusee', 'capacity.approve', 'capacites_refuser',
     'capacite_deja_decidee')
) as s (acte, de, vers, permission, porte, refus);
